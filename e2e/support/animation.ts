import gifenc, { type Palette } from 'gifenc';
import { PNG } from 'pngjs';

const { applyPalette, GIFEncoder, quantize } = gifenc;

const MAX_COLOURS = 128;
const LAST_MS = 800;

export interface Frame {
  /** A PNG, as painted by the browser. */
  readonly png: Buffer;
  /** In ms since the epoch. */
  readonly at: number;
}

/** In CSS pixels, the same for all frames. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Combines a part of the frames into a GIF that repeats forever, with a pause at the last frame. */
export function animate(frames: readonly Frame[], part: Part): Uint8Array {
  const images = frames.map(({ png }) => cut(PNG.sync.read(png), part));
  const colours = coloursOf(images);
  const nothing = colours.length;
  const palette: Palette = [...colours, [0, 0, 0]];
  const gif = GIFEncoder();
  let before: Uint8Array | undefined;
  for (const [position, { data, width, height }] of images.entries()) {
    const pixels = applyPalette(data, colours);
    gif.writeFrame(before ? changed(before, pixels, nothing) : pixels, width, height, {
      ...(before ? { transparent: true, transparentIndex: nothing } : { palette, repeat: 0 }),
      delay: durationMs(frames, position),
      // The frame before stays visible: only changed pixels are drawn over it.
      dispose: 1,
    });
    before = pixels;
  }
  gif.finish();
  return gif.bytes();
}

function durationMs(frames: readonly Frame[], position: number): number {
  const [frame, next] = frames.slice(position, position + 2);
  return frame && next ? next.at - frame.at : LAST_MS;
}

function cut(image: PNG, { x, y, width, height }: Part): PNG {
  const cutOut = new PNG({ width: Math.floor(width), height: Math.floor(height) });
  PNG.bitblt(image, cutOut, Math.ceil(x), Math.ceil(y), cutOut.width, cutOut.height, 0, 0);
  return cutOut;
}

/** One palette from the first, the middle and the last frame, so that unchanged pixels keep their colours. */
function coloursOf(images: readonly PNG[]): Palette {
  const some = [0, 0.5, 1].flatMap(
    (part) => images.at(Math.floor(part * (images.length - 1))) ?? [],
  );
  return quantize(Buffer.concat(some.map(({ data }) => data)), MAX_COLOURS);
}

function changed(before: Uint8Array, now: Uint8Array, nothing: number): Uint8Array {
  return now.map((colour, pixel) => (colour === before[pixel] ? nothing : colour));
}
