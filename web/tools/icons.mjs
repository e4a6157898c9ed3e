/* Our mark as PNG, drawn pixel by pixel: an orbit, a ring and a four-point star. No image tools needed. */
import { deflateSync } from 'node:zlib';

const SKY = [7, 11, 20];
const BRASS = [231, 190, 118];
const STAR = [16, 6, 18.3, 13.7, 26, 16, 18.3, 18.3, 16, 26, 13.7, 18.3, 6, 16, 13.7, 13.7];

function inStar(x, y) {
  let inside = false;
  for (let i = 0, j = 14; i < 16; j = i, i += 2) {
    const [xi, yi, xj, yj] = [STAR[i], STAR[i + 1], STAR[j], STAR[j + 1]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
/** How much brass there is at a point of the 32 grid. */
function brass(x, y) {
  if (inStar(x, y)) return 1;
  const [dx, dy] = [x - 16, y - 16];
  const a = (24 * Math.PI) / 180;
  const [u, v] = [dx * Math.cos(a) - dy * Math.sin(a), dx * Math.sin(a) + dy * Math.cos(a)];
  const orbit = Math.abs(Math.hypot(u / 14, v / 5.4) - 1) * Math.min(14, 5.4 + Math.abs(u) / 2);
  if (orbit < 0.7) return 1;
  return Math.abs(Math.hypot(dx, dy) - 14) < 0.7 ? 0.5 : 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}
function crc(bytes) {
  let c = ~0;
  for (const byte of bytes) {
    c ^= byte;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  }
  return ~c >>> 0;
}

/** A square icon; `margin` is what a mask may cut off, as a part of the side. */
export function iconPng(size, margin = 0.08) {
  const rows = Buffer.alloc(size * (1 + size * 3));
  const scale = 32 / (size * (1 - 2 * margin));
  const SUB = 4;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let sum = 0;
      for (let s = 0; s < SUB * SUB; s += 1) {
        const px = (x + ((s % SUB) + 0.5) / SUB - size * margin) * scale;
        const py = (y + (Math.floor(s / SUB) + 0.5) / SUB - size * margin) * scale;
        sum += brass(px, py);
      }
      const part = sum / (SUB * SUB);
      for (let c = 0; c < 3; c += 1) {
        rows[y * (1 + size * 3) + 1 + x * 3 + c] = Math.round(SKY[c] + (BRASS[c] - SKY[c]) * part);
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Adds the icons to a build. */
export function icons() {
  return {
    name: 'starhold-icons',
    apply: 'build',
    generateBundle() {
      const files = { 'icon-192.png': [192, 0.08], 'icon-512.png': [512, 0.08], 'icon-mask-512.png': [512, 0.2] };
      for (const [fileName, [size, margin]] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: iconPng(size, margin) });
      }
    },
  };
}
