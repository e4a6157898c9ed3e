/** The small vocabulary of emblems: line drawings in a field from -20 to 20, and small ones that stand beside them. */

export const MOTIFS = {
  star: '<path d="M0-17L4-4L17 0L4 4L0 17L-4 4L-17 0L-4-4Z"/><path d="M-8-8L8 8M8-8L-8 8" opacity=".6"/>',
  chevrons: '<path d="M-13 10L0 0L13 10M-13 2L0-8L13 2M-9-7L0-14L9-7"/>',
  shield: '<path d="M0-16L14-10V2Q13 12 0 17Q-13 12-14 2V-10Z"/><path d="M0-9V9M-7-2H7"/>',
  gear: '<circle r="6"/><circle r="11"/><path d="M0-11V-17M0 11V17M-11 0H-17M11 0H17M-8-8L-12-12M8 8L12 12M8-8L12-12M-8 8L-12 12"/>',
  scales: '<path d="M0-15V14M-8 14H8M-14-9H14M-14-9L-19 4H-9ZM14-9L9 4H19Z"/>',
  pick: '<path d="M-12 16L5-5M-9-14Q6-16 15 3"/><path d="M5-5L9-9" stroke-width="3"/>',
  helix:
    '<path d="M-8-17C8-9 8-1-8 0S8 9 8 17M8-17C-8-9-8-1 8 0S-8 9-8 17"/><path d="M-5-12H5M-6-4H6M-6 4H6M-5 12H5" opacity=".6"/>',
  ship: '<path d="M0-17Q7-8 7 4L12 13H-12L-7 4Q-7-8 0-17Z"/><circle cy="-4" r="3"/><path d="M-4 17V13M4 17V13M0 18V13"/>',
  pods: '<path d="M-8-15Q-3-8-3 2L-1 9H-15L-13 2Q-13-8-8-15ZM8-9Q13-2 13 7L15 14H1L3 7Q3-2 8-9Z"/><path d="M-10 14V9M-6 14V9M6 19V14M10 19V14"/>',
  dish: '<path d="M-14-6Q-8 12 10 8Q-4 0-14-6ZM-2 2L9-9M0 9L-5 17H6"/><path d="M6-15Q14-14 15-6M8-10Q11-9 11-5" opacity=".8"/>',
  compass: '<circle r="15"/><path d="M7-7L3 3L-7 7L-3-3Z"/><path d="M0-15V-18M0 15V18M-15 0H-18M15 0H18"/>',
  coins:
    '<ellipse cy="-9" rx="12" ry="5"/><path d="M-12-9V-2A12 5 0 0 0 12-2V-9M-12-2V5A12 5 0 0 0 12 5V-2M-12 5V12A12 5 0 0 0 12 12V5"/>',
  ledger: '<path d="M-12-15H12V15H-12ZM-6-15V15M-1-8H8M-1-2H8M-1 4H5M-1 10H8"/>',
  vault: '<path d="M-17-6L0-16L17-6ZM-17 15H17M-14 11H14M-11-6V11M-4-6V11M4-6V11M11-6V11"/>',
  flask:
    '<path d="M-4-16H4M-3-16V-5L-13 13Q-13 16-10 16H10Q13 16 13 13L3-5V-16"/><path d="M-9 7H9"/><circle cx="2" cy="11" r="1.4"/><circle cx="-3" cy="2" r="1.4"/>',
  leaf: '<path d="M-12 14Q-14-12 14-15Q14 12-12 14ZM-12 14Q-2 0 7-8M-5 5V-3M0-1H8"/>',
  laurel: '<path d="M0-10L3-3L10-3L5 2L7 9L0 5L-7 9L-5 2L-10-3L-3-3Z"/><path d="M-13-10Q-19 4-6 16M13-10Q19 4 6 16"/>',
  atom: '<circle r="2.4"/><ellipse rx="17" ry="6.4"/><ellipse rx="17" ry="6.4" transform="rotate(60)"/><ellipse rx="17" ry="6.4" transform="rotate(120)"/>',
  crate: '<path d="M0-16L14-8V8L0 16L-14 8V-8ZM-14-8L0 0L14-8M0 0V16"/>',
  basket: '<path d="M-16-3H16L12 14H-12ZM-9-3L-3-15M9-3L3-15M-5 2V10M0 2V10M5 2V10"/>',
  hands: '<circle cx="-6" r="10.5"/><circle cx="6" r="10.5"/><path d="M0-17V-13M0 13V17"/>',
  trinity:
    '<circle cy="-6" r="9.5"/><circle cx="-6.5" cy="5" r="9.5"/><circle cx="6.5" cy="5" r="9.5"/><circle r="1.6" cy="1.5"/>',
  eye: '<path d="M-17 0Q0-15 17 0Q0 15-17 0Z"/><circle r="6"/><circle r="2"/>',
  crown: '<path d="M-14 10L-16-8L-7-1L0-14L7-1L16-8L14 10ZM-14 14H14"/>',
  eagle:
    '<path d="M0 14V-5M0-5Q-5-14-18-13Q-16-3-4 3M0-5Q5-14 18-13Q16-3 4 3M-6 16L0 6L6 16"/><circle cy="-11" r="3"/>',
  banner: '<path d="M-10-16V18M-10-14H12L7-7L12 0H-10"/><circle cx="-2" cy="-7" r="2.4"/>',
  bolt: '<path d="M4-17L-9 3H0L-4 17L9-4H0Z"/>',
  swarm: '<path d="M0-13l5 8h-10zM-9 4l5 8h-10zM9 4l5 8H4z"/>',
  gate: '<path d="M-13 16V-3A13 13 0 0 1 13-3V16M-7 16V-3A7 7 0 0 1 7-3V16M-17 16H17"/>',
  warp: '<ellipse rx="16" ry="15"/><ellipse rx="11" ry="15"/><ellipse rx="5" ry="15"/><path d="M-18 0H18"/>',
  helmet: '<path d="M-13 8V-2A13 13 0 0 1 13-2V8L8 14H-8ZM-13 1H13M-8 6H8M0-15V-19"/>',
  tactics: '<circle cx="-10" cy="9" r="4"/><path d="M-6 5L6-8M0-9H7V-2M6 8L14 16M14 8L6 16"/>',
  robot:
    '<path d="M-11-7H11V11H-11ZM0-7V-13M-15-1V5M15-1V5M-6 11V16M6 11V16M-5 6H5"/><circle cx="-5" cy="-1" r="2"/><circle cx="5" cy="-1" r="2"/><circle cy="-15" r="2"/>',
  twins:
    '<path d="M-16-8H-2V9H-16ZM2-3H16V14H2Z"/><circle cx="-9" r="3"/><circle cx="9" cy="5" r="3"/><path d="M-9-8V-13M9-3V-8"/>',
  sun: '<circle r="6.5"/><path d="M0-11V-17M0 11V17M-11 0H-17M11 0H17M-8-8L-12-12M8 8L12 12M8-8L12-12M-8 8L-12 12"/><path d="M-6 2Q0-3 6 2"/>',
  web: '<circle r="3"/><circle cx="-13" cy="-9" r="3.4"/><circle cx="13" cy="-9" r="3.4"/><circle cy="15" r="3.4"/><path d="M-10-7L-3-2M10-7L3-2M0 3V11M-10-10H10M-12-5L-2 12M12-5L2 12"/>',
} as const;

export type Motif = keyof typeof MOTIFS;

/** Signs in a field from -6 to 6, set into the rim: which kind an emblem is about. */
export const ACCENTS = {
  hexagon: '<path d="M-3-5H3L6 0L3 5H-3L-6 0Z"/>',
  drop: '<path d="M0-6C4-1 5 1 5 2.5A5 4 0 0 1-5 2.5C-5 1-4-1 0-6Z"/>',
  blossom:
    '<circle cx="-2.6" cy="-2.6" r="2.6"/><circle cx="2.6" cy="-2.6" r="2.6"/><circle cx="-2.6" cy="2.6" r="2.6"/><circle cx="2.6" cy="2.6" r="2.6"/>',
  spark: '<path d="M0-6L1.6-1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6-1.6Z"/>',
  plus: '<path d="M-5 0H5M0-5V5"/>',
  minus: '<path d="M-5 0H5"/>',
  arrow: '<path d="M-5 0H5M1-4L5 0L1 4"/>',
  ring: '<circle r="4.5"/>',
  peak: '<path d="M-6 4L0-5L6 4Z"/>',
} as const;

export type Accent = keyof typeof ACCENTS;
