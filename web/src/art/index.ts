/** All drawings of Starhold: pure functions from names to SVG, and small components around them. */
export { emblem, motifOf, type EmblemOptions } from './emblems';
export { icon, ICONS, markOf, MARKS, type IconName } from './icons';
export { stars } from './stars';
export { kindOf, world, worldImage, type WorldOptions } from './worlds';
export { WORLD_KINDS, type WorldKind } from './palettes';
export type { Accent, Motif } from './motifs';
