// Arrays that threads share without copies.

export function sharedFloats(values: ArrayLike<number>): Float32Array {
  const own = new Float32Array(new SharedArrayBuffer(values.length * 4));
  own.set(values);
  return own;
}

/** An array of zeros. */
export function sharedNumbers(length: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(length * 4));
}

export function sharedInts(values: ArrayLike<number>): Int32Array {
  const own = new Int32Array(new SharedArrayBuffer(values.length * 4));
  own.set(values);
  return own;
}

export function sharedBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}
