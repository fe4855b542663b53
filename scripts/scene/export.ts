import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { onPaper } from '@wevisu/scene/drawing/draw-laid.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { exportDxf } from '@wevisu/scene/exchange/dxf/export-dxf.ts';
import { type Command, CommandFailure, exitCodes } from './command.ts';
import { openComputable } from './open-scene.ts';

/** The requested level, or the lowest with rooms, or the lowest. */
function requireLevel(nodes: SceneNodes, asked: string | undefined): NodeId {
  const levels = nodesOf(nodes, 'level').toSorted(
    ([, a], [, b]) => a.elevationTenths - b.elevationTenths,
  );
  const rooms = nodesOf(nodes, 'room');
  const found =
    asked === undefined
      ? (levels.find(([id]) => rooms.some(([, { levelId }]) => levelId === id)) ?? levels[0])
      : levels.find(([id]) => id === asked);
  if (found) return found[0];
  const message = asked === undefined ? 'The scene has no level to draw.' : `No level ${asked}.`;
  throw new CommandFailure(exitCodes.unreadable, message);
}

export const exportScene: Command = {
  subject: 'FILE',
  says: 'the plan of one level as SVG or DXF, or the whole scene: as PDF (plans, elevations, takeoff, layouts) or in 3D as GLB or USDZ',
  options: { to: ['svg', 'pdf', 'dxf', 'glb', 'usdz'], level: 'text', out: 'text' },
  async run(given) {
    const { options } = given;
    if (options.to === undefined) {
      throw new CommandFailure(
        exitCodes.badUsage,
        'export needs --to: svg, pdf, dxf, glb or usdz.',
      );
    }
    const { document, findings } = await openComputable(given);
    if (options.to === 'pdf') {
      const { scenePdf } = await import('../../apps/server/src/features/scenes/book/scene-book.ts');
      const book = { document, broken: findings, pictures: new Map<string, string>() };
      return { output: await scenePdf(book, new Date()), exitCode: exitCodes.fine };
    }
    if (options.to === 'glb' || options.to === 'usdz') {
      const { encodeJpeg } = await import('./encode-jpeg.ts');
      const write =
        options.to === 'glb'
          ? (await import('@wevisu/scene/exchange/glb/export-glb.ts')).exportGlb
          : (await import('@wevisu/scene/exchange/usdz/export-usdz.ts')).exportUsdz;
      return { output: await write(document, encodeJpeg), exitCode: exitCodes.fine };
    }
    const levelId = requireLevel(document.nodes, options.level);
    if (options.to === 'dxf') {
      return { output: exportDxf(document.nodes, levelId), exitCode: exitCodes.fine };
    }
    const output = writeDrawingSvg(
      drawPlan(document.nodes, levelId, { laid: onPaper(document) }),
      document.name,
    );
    return { output, exitCode: exitCodes.fine };
  },
};
