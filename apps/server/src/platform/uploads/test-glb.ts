/** A box of these sides in meters, with a quarter turn around the vertical axis. */
export function testGlb(size: readonly [number, number, number], changes: object = {}): Buffer {
  const corners = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => [x, y, z])));
  const positions = Buffer.from(
    new Float32Array(corners.flatMap((corner) => corner.map((at, axis) => at * (size[axis] ?? 0))))
      .buffer,
  );
  const indices = Buffer.from(new Uint16Array([0, 1, 2, 1, 3, 2, 4, 6, 5, 5, 6, 7]).buffer);
  const bin = Buffer.concat([positions, indices]);
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    buffers: [{ byteLength: bin.length }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.length },
      { buffer: 0, byteOffset: positions.length, byteLength: indices.length },
    ],
    accessors: [
      {
        ...{ bufferView: 0, componentType: 5126, count: 8, type: 'VEC3' },
        ...{ min: [0, 0, 0], max: [...new Float32Array(size)] },
      },
      { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
    ],
    ...changes,
  };
  const chunk = (type: string, content: Buffer, fill: string) => {
    const rest = (4 - (content.length % 4)) % 4;
    const padded = Buffer.concat([content, Buffer.alloc(rest, fill)]);
    const head = Buffer.alloc(8);
    head.writeUInt32LE(padded.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, padded]);
  };
  const chunks = Buffer.concat([
    chunk('JSON', Buffer.from(JSON.stringify(json)), ' '),
    chunk('BIN\0', bin, '\0'),
  ]);
  const head = Buffer.alloc(12);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + chunks.length, 8);
  return Buffer.concat([head, chunks]);
}
