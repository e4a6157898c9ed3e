/** Colours of worlds by kind. Each row: lit, deep, three tones, atmosphere. Several rows a kind; the id chooses. */

export type Palette = readonly [lit: string, deep: string, light: string, dark: string, accent: string, air: string];

export const PALETTES = {
  ocean: [
    ['#3f8fc4', '#123e74', '#5fb2d6', '#7fa35a', '#c9b98a', '#a9dcff'],
    ['#2f9aa8', '#0d3f5e', '#5cc7c4', '#b79a63', '#e3d0a0', '#a8f0ea'],
    ['#4a7fd0', '#1a2f78', '#75a5e6', '#6f9a6a', '#b9b78c', '#bcd2ff'],
  ],
  gas: [
    ['#e6c79a', '#8a5a3c', '#f6e4c2', '#b9764a', '#fff4dd', '#ffe2b0'],
    ['#a9b8dc', '#3f4f86', '#d5def2', '#6b7fb8', '#f1f5ff', '#cfdcff'],
    ['#d8a3a0', '#7a3a52', '#f1cfc2', '#a65a68', '#ffe9dc', '#ffc9c0'],
    ['#8fc9bd', '#2b6068', '#c6e8dc', '#55978f', '#eefcf4', '#b9f5e2'],
  ],
  desert: [
    ['#e0b072', '#8a5128', '#f2d09a', '#b9763f', '#7a4522', '#ffd9a0'],
    ['#d98f66', '#7c3a2a', '#efb58a', '#b0603f', '#63291f', '#ffc0a0'],
    ['#d9c089', '#80683a', '#efe0b2', '#ad8f55', '#66502b', '#fff0c0'],
  ],
  ice: [
    ['#e3f1f7', '#7ba5c4', '#ffffff', '#b6d6e8', '#6f9cc0', '#d9f3ff'],
    ['#dfe6f6', '#7c8cc0', '#ffffff', '#bac6ea', '#6e7fbd', '#dfe4ff'],
  ],
  lava: [
    ['#4a2320', '#160a0e', '#6b302a', '#ff7a2d', '#ffd76a', '#ff8a50'],
    ['#3b2733', '#120a14', '#5b3a4a', '#ff4f3d', '#ffb36a', '#ff6a60'],
  ],
  barren: [
    ['#a8a5a0', '#4b4a50', '#c4c1ba', '#7e7b7a', '#5c5a5e', '#d9d6cf'],
    ['#9d948b', '#463f40', '#bdb3a6', '#766d66', '#544c4a', '#dccfc0'],
  ],
  rare: [
    ['#b97f4f', '#4d2b1c', '#d8a470', '#8a5532', '#ffd9a0', '#f0b98a'],
    ['#a3765f', '#412423', '#c99a80', '#7a4a3e', '#ffcf9a', '#e8a890'],
    ['#c08a3f', '#5a3413', '#e2b264', '#8f5f24', '#fff0b8', '#ffd28a'],
  ],
  genes: [
    ['#4f9a5a', '#123f34', '#7fc46a', '#2c6f55', '#d6f08a', '#b4f5b0'],
    ['#5f9f7a', '#14443f', '#8fd0a0', '#2f7a6a', '#f0e58a', '#b0f7d2'],
    ['#7fa04a', '#2d4a1c', '#b0cc66', '#52702f', '#ffd0e0', '#dcf5a0'],
  ],
  gem: [
    ['#6f63c8', '#221a5c', '#a79af0', '#4a3fa0', '#ffffff', '#c9b8ff'],
    ['#3fa6b5', '#0f3f5c', '#8ee0e0', '#2a7590', '#ffffff', '#b8fff5'],
    ['#c05a94', '#4f1748', '#f09ac4', '#8a3a70', '#ffffff', '#ffb8dc'],
  ],
  alien: [
    ['#6f6330', '#1c1a12', '#8f803c', '#f2d94e', '#fff6b0', '#ffe96a'],
    ['#4f5a4a', '#131c1a', '#6f7a5c', '#f0dc5a', '#fffbc8', '#f5f08a'],
    ['#5f4f6a', '#1a1424', '#7d6a86', '#f5e06a', '#fffad0', '#ffe98a'],
  ],
  city: [
    ['#5a6f94', '#141d38', '#7890b4', '#3d4f78', '#ffd98a', '#a9c6ff'],
    ['#6a6a80', '#1a1a30', '#8a8aa0', '#4a4a66', '#ffe2a0', '#c6c6ff'],
  ],
  toxic: [['#8f9a4a', '#2e3a1c', '#b9c46a', '#66702f', '#dcff6a', '#d8ff70']],
} as const satisfies Record<string, readonly Palette[]>;

export type Ground = keyof typeof PALETTES;

/** What a world can be: a ground, a broken world, or no ball at all. */
export type WorldKind = Ground | 'broken' | 'asteroids' | 'wreck';

export const WORLD_KINDS: readonly WorldKind[] = [
  ...(Object.keys(PALETTES) as Ground[]),
  'broken',
  'asteroids',
  'wreck',
];
