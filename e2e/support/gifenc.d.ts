// Only the used part: the package has no types.
declare module 'gifenc' {
  export type Palette = number[][];

  interface FrameOptions {
    readonly palette?: Palette;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** In milliseconds. */
    readonly delay?: number;
    /** 0: forever. */
    readonly repeat?: number;
    /** 1: the frame stays under the next one. */
    readonly dispose?: number;
  }

  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  const gifenc: {
    readonly GIFEncoder: () => Encoder;
    readonly quantize: (rgba: Uint8Array, mostColours: number) => Palette;
    readonly applyPalette: (rgba: Uint8Array, palette: Palette) => Uint8Array;
  };
  export default gifenc;
}
