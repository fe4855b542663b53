// The two walks down the tree as WebAssembly, four boxes or four triangles at a time.
import {
  assemble,
  block,
  br,
  brIf,
  type Code,
  defineFunction,
  f32,
  f32x4,
  i32,
  i32x4,
  type Local,
  loop,
  returnValue,
  seq,
  type ValueType,
  v128,
  when,
} from '../wasm/assemble.ts';
import { MAX_PAGES, NODE, PACK, SCRATCH } from './wide-bvh.ts';

/** Nearer than this a ray meets nothing: it has just left there. Meters. */
export const NEAR = 1e-5;
/** Boxes are hit a little early, since their sides are rounded. */
const WIDE = 1.0000005;
/** Triangles extend this share over their edges, so that no ray slips between two. */
const EDGE = 2e-6;
/** A ray along an axis is tilted this much, so that no division is by 0. */
const TILT = 1e-12;

type NewLocal = (type: ValueType, first?: Code) => Local;
type Three = readonly [Local, Local, Local];

const { sub, mul, add, splat, pmin, pmax } = f32x4;

/** Locals of a ray for boxes and triangles. @param ray Start and direction. */
function rayOf(ray: readonly Local[], local: NewLocal) {
  const three = (make: (k: 0 | 1 | 2) => Local): Three => [make(0), make(1), make(2)];
  const own = (k: number) => (ray[k] as Local).get;
  const from = three((k) => local('v128', splat(own(k))));
  const way = three((k) => local('v128', splat(own(3 + k))));
  const inverse = three((k) => {
    const tilted = f32.copysign(f32.const(TILT), own(3 + k));
    const steep = f32.lt(f32.abs(own(3 + k)), f32.const(TILT));
    return local('v128', splat(f32.div(f32.const(1), f32.select(tilted, own(3 + k), steep))));
  });
  const isBackward = (k: number) => f32.lt(own(3 + k), f32.const(0));
  const [minSide, maxSide] = [(k: number) => k * 16, (k: number) => NODE.maxAt + k * 16];
  const near = three((k) =>
    local('i32', i32.select(i32.const(maxSide(k)), i32.const(minSide(k)), isBackward(k))),
  );
  const far = three((k) =>
    local('i32', i32.select(i32.const(minSide(k)), i32.const(maxSide(k)), isBackward(k))),
  );
  return { from, way, inverse, near, far };
}
type Ray = ReturnType<typeof rayOf>;

/** A bit for each child whose box the ray enters before `best`; sets `nearSides`. */
function hitBoxes({ from, inverse, near, far }: Ray, node: Local, best: Local, nearSides: Local) {
  const side = (k: 0 | 1 | 2, sides: Three) =>
    mul(sub(v128.load(i32.add(node.get, sides[k].get)), from[k].get), inverse[k].get);
  return i32x4.bitmask(
    f32x4.le(
      nearSides.tee(
        pmax(pmax(side(0, near), side(1, near)), pmax(side(2, near), splat(f32.const(0)))),
      ),
      mul(
        pmin(pmin(side(0, far), side(1, far)), pmin(side(2, far), best.get)),
        splat(f32.const(WIDE)),
      ),
    ),
  );
}

/** Tests a pack; sets `u`, `v`, `distance` and gives a mask of the hits. Source: Möller and Trumbore (1997). */
function hitTriangles({ from, way }: Ray, pack: Local, best: Local, local: NewLocal) {
  const [u, v, distance] = [local('v128'), local('v128'), local('v128')];
  const three = (): Three => [local('v128'), local('v128'), local('v128')];
  const [e1, e2, p, t, q, inverse] = [three(), three(), three(), three(), three(), local('v128')];
  const each = (to: Three, value: (k: 0 | 1 | 2) => Code) =>
    seq(...([0, 1, 2] as const).map((k) => to[k].set(value(k))));
  const after = (k: 0 | 1 | 2, by: 1 | 2) => ((k + by) % 3) as 0 | 1 | 2;
  const cross = (a: Three, b: Three) => (k: 0 | 1 | 2) =>
    sub(mul(a[after(k, 1)].get, b[after(k, 2)].get), mul(a[after(k, 2)].get, b[after(k, 1)].get));
  const dot = (a: Three, b: Three) =>
    add(add(mul(a[0].get, b[0].get), mul(a[1].get, b[1].get)), mul(a[2].get, b[2].get));
  const setup = seq(
    each(e1, (k) => v128.load(pack.get, 48 + k * 16)),
    each(e2, (k) => v128.load(pack.get, 96 + k * 16)),
    each(p, cross(way, e2)),
    inverse.set(f32x4.div(splat(f32.const(1)), dot(e1, p))),
    each(t, (k) => sub(from[k].get, v128.load(pack.get, k * 16))),
    u.set(mul(dot(t, p), inverse.get)),
    each(q, cross(t, e1)),
    v.set(mul(dot(way, q), inverse.get)),
    distance.set(mul(dot(e2, q), inverse.get)),
  );
  const reach = splat(f32.const(-EDGE));
  const mask = v128.and(
    v128.and(f32x4.ge(u.get, reach), f32x4.ge(v.get, reach)),
    v128.and(
      f32x4.le(add(u.get, v.get), splat(f32.const(1 + EDGE))),
      v128.and(f32x4.gt(distance.get, splat(f32.const(NEAR))), f32x4.le(distance.get, best.get)),
    ),
  );
  return { u, v, distance, setup, mask };
}

/** Runs `body` for each bit of `mask`, with `lane` at four times its index. */
function eachLane(mask: Local, lane: Local, body: Code): Code {
  return loop(
    seq(
      lane.set(i32.shl(i32.ctz(mask.get), i32.const(2))),
      body,
      brIf(0, mask.tee(i32.and(mask.get, i32.sub(mask.get, i32.const(1))))),
    ),
  );
}

const notLeaf = (node: Local) => i32.geS(node.get, i32.const(0));
const turned = (value: Code) => i32.xor(value, i32.const(-1));
const NEVER = i32.const(-1);

/** Pushes a child, whose box begins at `near`, above farther ones and below nearer ones. */
function pushSorted(top: Local, group: Local, near: Local, at: Local, child: Code): Code {
  const below = i32.sub(at.get, i32.const(8));
  const climb = seq(
    brIf(1, i32.eq(at.get, group.get)),
    brIf(1, i32.eqz(f32.lt(f32.load(below, 4), near.get))),
    i32.store(at.get, i32.load(below)),
    f32.store(at.get, f32.load(below, 4), 4),
    at.set(below),
    br(0),
  );
  return seq(
    at.set(top.get),
    block(loop(climb)),
    i32.store(at.get, child),
    f32.store(at.get, near.get, 4),
    top.set(i32.add(top.get, i32.const(8))),
  );
}

const ray = ['f32', 'f32', 'f32', 'f32', 'f32', 'f32'] as const;

/** Takes a ray and a thread's scratch bytes. Returns the nearest triangle or -1; leaves distance, u and v there. */
const closest = defineFunction([...ray, 'i32'], (params, local) => {
  const scratch = params[6] as Local;
  const own = rayOf(params, local);
  const best = local('f32', f32.const(Infinity));
  const bests = local('v128', splat(best.get));
  const found = local('i32', i32.const(-1));
  const bottom = local('i32', i32.add(scratch.get, i32.const(SCRATCH.stackAt)));
  const top = local('i32', bottom.get);
  const node = local('i32');
  const [mask, lane, group] = [local('i32'), local('i32'), local('i32')];
  const [at, number, near, nearSides] = [local('i32'), local('i32'), local('f32'), local('v128')];
  const hit = hitTriangles(own, node, bests, local);
  const ofLane = (from: number) => f32.load(i32.add(scratch.get, lane.get), from);
  const open = when(
    mask.tee(hitBoxes(own, node, bests, nearSides)),
    seq(
      v128.store(scratch.get, nearSides.get, SCRATCH.nearAt),
      group.set(top.get),
      eachLane(
        mask,
        lane,
        seq(
          near.set(ofLane(SCRATCH.nearAt)),
          pushSorted(top, group, near, at, i32.load(i32.add(node.get, lane.get), NODE.childrenAt)),
        ),
      ),
    ),
  );
  // Of two triangles in one place the lower index wins, however the tree is walked.
  const isNearer = i32.or(
    f32.lt(near.get, best.get),
    i32.and(f32.eq(near.get, best.get), i32.ltS(number.get, found.get)),
  );
  const take = seq(
    near.set(ofLane(SCRATCH.nearAt)),
    number.set(i32.add(i32.load(node.get, PACK.firstAt), i32.shrU(lane.get, i32.const(2)))),
    when(
      isNearer,
      seq(
        best.set(near.get),
        bests.set(splat(near.get)),
        found.set(number.get),
        f32.store(scratch.get, near.get, SCRATCH.hitAt),
        f32.store(scratch.get, ofLane(SCRATCH.uAt), SCRATCH.hitAt + 4),
        f32.store(scratch.get, ofLane(SCRATCH.vAt), SCRATCH.hitAt + 8),
      ),
    ),
  );
  const meet = seq(
    node.set(turned(node.get)),
    hit.setup,
    when(
      mask.tee(i32x4.bitmask(hit.mask)),
      seq(
        v128.store(scratch.get, hit.distance.get, SCRATCH.nearAt),
        v128.store(scratch.get, hit.u.get, SCRATCH.uAt),
        v128.store(scratch.get, hit.v.get, SCRATCH.vAt),
        eachLane(mask, lane, take),
      ),
    ),
  );
  const below = i32.sub(top.get, i32.const(8));
  const goOn = loop(
    seq(
      when(i32.eq(top.get, bottom.get), returnValue(found.get)),
      top.set(below),
      brIf(0, f32.gt(f32.load(top.get, 4), best.get)),
      node.set(i32.load(top.get)),
    ),
  );
  return seq(loop(seq(when(notLeaf(node), open, meet), goOn, br(0))), NEVER);
});

/**
 * Takes a ray, how far it goes, the owner that doesn't count, and scratch bytes. Returns -1 if something opaque is in the
 * way, else how many panes were hit; leaves their indices there.
 */
const shadow = defineFunction([...ray, 'f32', 'i32', 'i32'], (params, local) => {
  const [far, skipped, scratch] = params.slice(6) as [Local, Local, Local];
  const own = rayOf(params, local);
  const fars = local('v128', splat(far.get));
  const bottom = local('i32', i32.add(scratch.get, i32.const(SCRATCH.stackAt)));
  const top = local('i32', bottom.get);
  const skip = local('v128', i32x4.splat(skipped.get));
  const panes = local('i32', i32.const(0));
  const [node, mask, lane, nearSides] = [local('i32'), local('i32'), local('i32'), local('v128')];
  const hit = hitTriangles(own, node, fars, local);
  const open = when(
    mask.tee(hitBoxes(own, node, fars, nearSides)),
    eachLane(
      mask,
      lane,
      seq(
        i32.store(top.get, i32.load(i32.add(node.get, lane.get), NODE.childrenAt)),
        top.set(i32.add(top.get, i32.const(4))),
      ),
    ),
  );
  const keepPane = seq(
    when(i32.eq(panes.get, i32.const(SCRATCH.maxPanes)), returnValue(i32.const(-1))),
    i32.store(
      i32.add(scratch.get, i32.shl(panes.get, i32.const(2))),
      i32.add(i32.load(node.get, PACK.firstAt), i32.shrU(lane.get, i32.const(2))),
      SCRATCH.panesAt,
    ),
    panes.set(i32.add(panes.get, i32.const(1))),
  );
  const isOwn = i32x4.eq(v128.load(node.get, PACK.ownersAt), skip.get);
  const meet = seq(
    node.set(turned(node.get)),
    hit.setup,
    when(
      mask.tee(i32x4.bitmask(v128.andnot(hit.mask, isOwn))),
      seq(
        when(
          i32.and(mask.get, turned(i32.load(node.get, PACK.clearAt))),
          returnValue(i32.const(-1)),
        ),
        eachLane(mask, lane, keepPane),
      ),
    ),
  );
  const goOn = seq(
    when(i32.eq(top.get, bottom.get), returnValue(panes.get)),
    top.set(i32.sub(top.get, i32.const(4))),
    node.set(i32.load(top.get)),
  );
  return seq(loop(seq(when(notLeaf(node), open, meet), goOn, br(0))), NEVER);
});

let compiled: WebAssembly.Module | undefined;

interface Kernels {
  closest(
    ...ray: readonly [
      ...[ox: number, oy: number, oz: number, dx: number, dy: number, dz: number],
      scratch: number,
    ]
  ): number;
  shadow(
    ...ray: readonly [
      ...[ox: number, oy: number, oz: number, dx: number, dy: number, dz: number],
      ...[far: number, skipped: number, scratch: number],
    ]
  ): number;
}

export function kernelsOn(memory: WebAssembly.Memory): Kernels {
  compiled ??= new WebAssembly.Module(assemble({ closest, shadow }, MAX_PAGES));
  return new WebAssembly.Instance(compiled, { scene: { memory } }).exports as never;
}
