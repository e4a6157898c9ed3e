/* The signs of Starfarers by their names, for the glossary. */
import type { Draw } from '../signs';
import { glyph, isGlyph } from './art';

export const sign: Draw = (name, size) => (isGlyph(name) ? glyph(name, size) : '');
