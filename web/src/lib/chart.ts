/* Figures for the line chart of a game's course. */
export interface Scale {
  x(i: number): number;
  y(value: number): number;
  ticks: number[];
}

/** Round steps up to the highest value: 1, 2, 5, 10, 20, 50 ... so that there are at most six lines. */
export function tickStep(high: number): number {
  let step = 1;
  for (const factor of [2, 2.5, 2]) {
    if (high / step <= 6) return step;
    step *= factor;
  }
  return high / step <= 6 ? step : 10 * tickStep(high / 10);
}

export function scale(count: number, low: number, high: number, width: number, height: number): Scale {
  const step = tickStep(Math.max(1, high - low));
  const top = Math.max(step, Math.ceil(high / step) * step);
  const bottom = Math.floor(low / step) * step;
  const ticks: number[] = [];
  for (let tick = bottom; tick <= top; tick += step) ticks.push(tick);
  return {
    x: (i) => (count < 2 ? width / 2 : (i / (count - 1)) * width),
    y: (value) => height - ((value - bottom) / (top - bottom)) * height,
    ticks,
  };
}
