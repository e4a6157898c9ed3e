/**
 * The camera over the chart. Pure figures first; then the hand on it: drag, wheel, pinch. Nothing here renders: a frame
 * moves one layer that the browser has drawn already, and only when a zoom has come to rest is it drawn anew, sharp.
 */
import type { Point } from './geometry';

export interface Size {
  width: number;
  height: number;
}
/** Where the chart's corner lies in the window, and how large it is drawn. */
export interface Shot {
  x: number;
  y: number;
  k: number;
}

export const MOST = 2.4;
/** On a phone fingers want more room than eyes. */
export const HANDY = 0.86;

export function fitScale(window: Size, chart: Size): number {
  return Math.min(window.width / chart.width, window.height / chart.height);
}
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Room below the chart, so that nothing must lie under the buttons. */
const FOOT = 48;

/** Keep the chart in the window: centred where it is smaller, without a gap but the foot where it is larger. */
export function clamp(shot: Shot, window: Size, chart: Size): Shot {
  const k = within(shot.k, Math.min(fitScale(window, chart), MOST), MOST);
  const axis = (at: number, room: number, size: number, foot: number): number =>
    size <= room ? Math.min((room - size) / 2, Math.max(0, room - size - foot)) : within(at, room - size - foot, 0);
  return {
    k,
    x: axis(shot.x, window.width, chart.width * k, 0),
    y: axis(shot.y, window.height, chart.height * k, FOOT),
  };
}

/** Zoom about a point of the window, which stays where it is. */
export function zoomAt(shot: Shot, factor: number, at: Point, window: Size, chart: Size): Shot {
  const k = within(shot.k * factor, Math.min(fitScale(window, chart), MOST), MOST);
  const real = k / shot.k;
  return clamp({ k, x: at.x - (at.x - shot.x) * real, y: at.y - (at.y - shot.y) * real }, window, chart);
}

export function centreOn(point: Point, k: number, window: Size, chart: Size): Shot {
  return clamp({ k, x: window.width / 2 - point.x * k, y: window.height / 2 - point.y * k }, window, chart);
}

/** The least move that brings a point into sight, with some room around it. */
export function bringIn(shot: Shot, point: Point, window: Size, chart: Size, room = 56): Shot {
  const edge = (at: number, from: number, size: number): number => {
    const seen = at * shot.k + from;
    const pad = Math.min(room, size / 2);
    return seen < pad ? from + pad - seen : seen > size - pad ? from + size - pad - seen : from;
  };
  return clamp(
    { k: shot.k, x: edge(point.x, shot.x, window.width), y: edge(point.y, shot.y, window.height) },
    window,
    chart,
  );
}

/** What is shown at first: all of it; on a phone as much as fingers can use, around a point of interest. */
export function opening(point: Point, window: Size, chart: Size, phone = false): Shot {
  const fit = fitScale(window, chart);
  return centreOn(point, phone ? Math.max(fit, HANDY) : fit, window, chart);
}

/** Less than this is a click with an unsteady hand. */
const SLACK = 6;
const CALM = 240;
const SETTLE = 140;

export class Camera {
  shot: Shot = { x: 0, y: 0, k: 1 };
  /** The scale the chart is drawn at; between two drawings the layer is stretched. */
  private drawn = 0;
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly held = new Map<number, Point>();
  private grip: { shot: Shot; at: Point; wide: number } | null = null;
  private dragged = false;
  private flight = 0;
  /** How far the sheet is moved besides what the box scrolls. */
  private aside: Point = { x: 0, y: 0 };

  constructor(
    private readonly box: HTMLElement,
    private readonly sheet: HTMLElement,
    private readonly drawing: SVGSVGElement,
    private readonly sizes: {
      window: () => Size;
      chart: () => Size;
      still: () => boolean;
      /** The box scrolls as the page does, one finger at a time, and hands on to the page at its edges. */
      scrolls: () => boolean;
    },
  ) {}

  /** Take hold: listen to the hand until the answer is called. */
  attend(): () => void {
    const { box } = this;
    const stop = new AbortController();
    const quiet = { signal: stop.signal, passive: true };
    box.addEventListener('pointerdown', this.down, quiet);
    box.addEventListener('pointermove', this.move, quiet);
    box.addEventListener('pointerup', this.up, quiet);
    box.addEventListener('pointercancel', this.up, quiet);
    box.addEventListener('wheel', this.wheel, { signal: stop.signal, passive: false });
    box.addEventListener('scroll', this.scrolled, quiet);
    // Two fingers are ours; one is the browser's, where the box scrolls.
    const two = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    box.addEventListener('touchstart', two, { signal: stop.signal, passive: false });
    box.addEventListener('touchmove', two, { signal: stop.signal, passive: false });
    // The click that ends a drag is no choice.
    box.addEventListener(
      'click',
      (event) => {
        if (!this.dragged) return;
        this.dragged = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal: stop.signal, capture: true },
    );
    return () => {
      stop.abort();
      cancelAnimationFrame(this.frame);
      cancelAnimationFrame(this.flight);
      clearTimeout(this.rest);
    };
  }

  /** Go there at once, or smoothly. */
  go(shot: Shot, smooth = false): void {
    cancelAnimationFrame(this.flight);
    if (!smooth || this.sizes.still()) {
      this.set(shot, true);
      return;
    }
    const from = this.shot;
    const began = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - began) / CALM));
      const e = 1 - (1 - t) ** 3;
      const k = from.k * (shot.k / from.k) ** e;
      // The point that is the same before and after stays put while the scale changes.
      const share = from.k === shot.k ? e : (k - from.k) / (shot.k - from.k);
      this.apply({ k, x: from.x + (shot.x - from.x) * share, y: from.y + (shot.y - from.y) * share });
      if (t < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  zoom(factor: number, at?: Point): void {
    const window = this.sizes.window();
    const middle = { x: window.width / 2, y: window.height / 2 };
    this.go(zoomAt(this.shot, factor, at ?? middle, window, this.sizes.chart()), true);
  }
  fit(): void {
    const window = this.sizes.window();
    const chart = this.sizes.chart();
    this.go(clamp({ x: 0, y: 0, k: 0 }, window, chart), true);
  }
  bring(point: Point, smooth = true): void {
    this.go(bringIn(this.shot, point, this.sizes.window(), this.sizes.chart()), smooth);
  }
  /** A point of the screen on the chart. */
  spot(clientX: number, clientY: number): Point {
    const box = this.box.getBoundingClientRect();
    return { x: (clientX - box.left - this.shot.x) / this.shot.k, y: (clientY - box.top - this.shot.y) / this.shot.k };
  }

  private set(shot: Shot, sharp = false): void {
    this.shot = shot;
    if (sharp) this.draw();
    else this.settleLater();
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.lay();
    });
  }
  private apply(shot: Shot): void {
    this.shot = shot;
    this.lay();
    this.settleLater();
  }
  private lay(): void {
    const { x, y, k } = this.shot;
    const stretch = this.drawn ? k / this.drawn : 1;
    // Where the box scrolls, a chart at rest lies still in it; while it is pinched it is moved on top of that.
    if (this.sizes.scrolls() && Math.abs(stretch - 1) < 0.001) this.box.scrollTo(Math.max(0, -x), Math.max(0, -y));
    this.aside = { x: x + this.box.scrollLeft, y: y + this.box.scrollTop };
    const at = `${this.aside.x.toFixed(2)}px, ${this.aside.y.toFixed(2)}px`;
    this.sheet.style.transform = `translate3d(${at}, 0) scale(${stretch.toFixed(4)})`;
  }
  /** The page's own scrolling has moved the chart. */
  private readonly scrolled = (): void => {
    if (!this.sizes.scrolls()) return;
    this.shot = { ...this.shot, x: this.aside.x - this.box.scrollLeft, y: this.aside.y - this.box.scrollTop };
  };
  private settleLater(): void {
    this.box.classList.add('moving');
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      if (this.held.size > 0) return this.settleLater();
      this.box.classList.remove('moving');
      this.draw();
      this.lay();
    }, SETTLE);
  }
  private draw(): void {
    const { k } = this.shot;
    if (Math.abs(k / (this.drawn || 1e-9) - 1) < 0.005) return;
    this.drawn = k;
    const { width, height } = this.sizes.chart();
    this.drawing.style.width = `${width * k}px`;
    this.drawing.style.height = `${height * k}px`;
    this.lay();
  }
  /** The chart itself has changed: draw it at the scale of now. */
  redraw(): void {
    this.drawn = 0;
    this.draw();
  }

  private local(event: PointerEvent | WheelEvent): Point {
    const box = this.box.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
  private take(): void {
    const [a, b] = [...this.held.values()];
    if (!a) {
      this.grip = null;
      return;
    }
    const at = b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a;
    this.grip = { shot: this.shot, at, wide: b ? Math.hypot(a.x - b.x, a.y - b.y) : 0 };
  }
  private readonly down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if ((event.target as Element).closest('[data-tools]')) return;
    cancelAnimationFrame(this.flight);
    if (this.held.size === 0) this.dragged = false;
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.take();
  };
  private readonly move = (event: PointerEvent): void => {
    if (!this.held.has(event.pointerId) || !this.grip) return;
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [a, b] = [...this.held.values()];
    if (!a) return;
    const { shot, at, wide } = this.grip;
    const now = b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a;
    if (!b && event.pointerType !== 'mouse' && this.sizes.scrolls()) return;
    if (!this.dragged) {
      if (!b && Math.hypot(now.x - at.x, now.y - at.y) < SLACK) return;
      this.dragged = true;
      for (const pointer of this.held.keys()) this.box.setPointerCapture(pointer);
    }
    const window = this.sizes.window();
    const chart = this.sizes.chart();
    let next: Shot = { k: shot.k, x: shot.x + now.x - at.x, y: shot.y + now.y - at.y };
    if (b && wide > 0) {
      const box = this.box.getBoundingClientRect();
      const middle = { x: now.x - box.left, y: now.y - box.top };
      next = zoomAt(next, Math.hypot(a.x - b.x, a.y - b.y) / wide, middle, window, chart);
    }
    this.set(clamp(next, window, chart));
  };
  private readonly up = (event: PointerEvent): void => {
    if (!this.held.delete(event.pointerId)) return;
    this.take();
    // A drag that ends outside of the box ends without a click; the next one is a choice again.
    if (this.held.size === 0 && this.dragged) setTimeout(() => (this.dragged = false), 0);
  };
  private readonly wheel = (event: WheelEvent): void => {
    if (this.sizes.scrolls() && !event.ctrlKey) return;
    event.preventDefault();
    cancelAnimationFrame(this.flight);
    const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 400 : 1;
    const factor = Math.exp(within(-event.deltaY * unit, -120, 120) * (event.ctrlKey ? 0.01 : 0.0018));
    this.set(zoomAt(this.shot, factor, this.local(event), this.sizes.window(), this.sizes.chart()));
  };
}
