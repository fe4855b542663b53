// WebAssembly written as TypeScript: expressions are bytes, made by functions with the standard's names. Only what the
// kernels of a still need. Source: WebAssembly Core Specification 2.0, binary format.

export type Code = readonly number[];

const valueTypes = { i32: 0x7f, f32: 0x7d, v128: 0x7b } as const;
export type ValueType = keyof typeof valueTypes;

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value >>> 0; ; ) {
    const low = rest & 0x7f;
    rest >>>= 7;
    if (rest === 0) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value | 0; ; ) {
    const low = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && !(low & 0x40)) || (rest === -1 && low & 0x40)) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}

/** In the order of evaluation. */
export function seq(...codes: readonly Code[]): Code {
  return codes.flat();
}

const op =
  (...opcode: number[]) =>
  (...operands: readonly Code[]): Code => [...operands.flat(), ...opcode];
const vector = (opcode: number) => op(0xfd, ...unsigned(opcode));
/** `at`: bytes added to the address. */
const access =
  (align: number, ...opcode: number[]) =>
  (address: Code, at = 0): Code => [...address, ...opcode, align, ...unsigned(at)];
const put =
  (align: number, ...opcode: number[]) =>
  (address: Code, value: Code, at = 0): Code => [
    ...address,
    ...value,
    ...opcode,
    align,
    ...unsigned(at),
  ];

export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  load: access(2, 0x28),
  store: put(2, 0x36),
  eqz: op(0x45),
  eq: op(0x46),
  ltS: op(0x48),
  geS: op(0x4e),
  ctz: op(0x68),
  add: op(0x6a),
  sub: op(0x6b),
  and: op(0x71),
  or: op(0x72),
  xor: op(0x73),
  shl: op(0x74),
  shrU: op(0x76),
  /** The first operand if the third is not 0, else the second. */
  select: op(0x1b),
} as const;

export const f32 = {
  const: (value: number): Code => [0x43, ...new Uint8Array(new Float32Array([value]).buffer)],
  load: access(2, 0x2a),
  store: put(2, 0x38),
  eq: op(0x5b),
  lt: op(0x5d),
  gt: op(0x5e),
  abs: op(0x8b),
  div: op(0x95),
  copysign: op(0x98),
  select: op(0x1b),
} as const;

export const v128 = {
  load: access(4, 0xfd, 0x00),
  store: put(4, 0xfd, 0x0b),
  and: vector(0x4e),
  /** The first and not the second. */
  andnot: vector(0x4f),
} as const;

export const i32x4 = { splat: vector(0x11), eq: vector(0x37), bitmask: vector(0xa4) } as const;

export const f32x4 = {
  splat: vector(0x13),
  gt: vector(0x44),
  le: vector(0x45),
  ge: vector(0x46),
  add: vector(0xe4),
  sub: vector(0xe5),
  mul: vector(0xe6),
  div: vector(0xe7),
  /** The lesser, or the first where one is NaN. */
  pmin: vector(0xea),
  pmax: vector(0xeb),
} as const;

const NOTHING = 0x40;

/** Runs `then` if the condition is not 0, else `otherwise`. */
export function when(condition: Code, then: Code, otherwise?: Code): Code {
  const last = otherwise ? [0x05, ...otherwise] : [];
  return [...condition, 0x04, NOTHING, ...then, ...last, 0x0b];
}

/** Runs `body` again when it reaches `br(0)`, counted from within. */
export function loop(body: Code): Code {
  return [0x03, NOTHING, ...body, 0x0b];
}

/** Leaves `body` when it reaches `br(0)`, counted from within. */
export function block(body: Code): Code {
  return [0x02, NOTHING, ...body, 0x0b];
}

export const br = (outward: number): Code => [0x0c, outward];
export const brIf = (outward: number, condition: Code): Code => [...condition, 0x0d, outward];
export const returnValue = (value: Code): Code => [...value, 0x0f];

export interface Local {
  readonly get: Code;
  set(value: Code): Code;
  /** Sets it and gives its value. */
  tee(value: Code): Code;
}

interface WasmFunction {
  readonly params: readonly ValueType[];
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

/** Defines a function that returns an integer. @param write Gets its parameters and what declares locals. */
export function defineFunction(
  params: readonly ValueType[],
  write: (params: readonly Local[], local: (type: ValueType, first?: Code) => Local) => Code,
): WasmFunction {
  const locals: ValueType[] = [];
  const start: number[] = [];
  const localAt = (index: number): Local => ({
    get: [0x20, ...unsigned(index)],
    set: (value) => [...value, 0x21, ...unsigned(index)],
    tee: (value) => [...value, 0x22, ...unsigned(index)],
  });
  const body = write(
    params.map((_, index) => localAt(index)),
    (type, first) => {
      locals.push(type);
      const own = localAt(params.length + locals.length - 1);
      if (first) start.push(...own.set(first));
      return own;
    },
  );
  return { params, locals, body: [...start, ...body] };
}

const sized = (bytes: Code): Code => [...unsigned(bytes.length), ...bytes];
const list = (entries: readonly Code[]): Code => [...unsigned(entries.length), ...entries.flat()];
const named = (name: string): Code => sized([...new TextEncoder().encode(name)]);
const section = (id: number, bytes: Code): Code => [id, ...sized(bytes)];

/** Assembles a module that exports all functions and imports shared memory as `scene.memory`. */
export function assemble(
  functions: Readonly<Record<string, WasmFunction>>,
  maxPages: number,
): Uint8Array<ArrayBuffer> {
  const all = Object.entries(functions);
  const types = all.map(([, { params }]) => [
    0x60,
    ...list(params.map((one) => [valueTypes[one]])),
    ...list([[valueTypes.i32]]),
  ]);
  const bodies = all.map(([, { locals, body }]) =>
    sized([...list(locals.map((one) => [1, valueTypes[one]])), ...body, 0x0b]),
  );
  const memory = [...named('scene'), ...named('memory'), 0x02, 0x03, 1, ...unsigned(maxPages)];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(types)),
    ...section(2, list([memory])),
    ...section(3, list(all.map((_, index) => unsigned(index)))),
    ...section(7, list(all.map(([name], index) => [...named(name), 0x00, ...unsigned(index)]))),
    ...section(10, list(bodies)),
  ]);
}
