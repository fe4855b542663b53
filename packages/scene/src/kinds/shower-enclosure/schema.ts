import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const showerEnclosureParams = z.strictObject({
  form: z
    .enum(['sliding', 'bypass', 'pivot', 'corner', 'neo-angle', 'walk-in', 'tub-door', 'curved'])
    .default('sliding'),
  widthTenths: inchRange(24, 76, 60),
  /** 0 for doors that close an alcove flush with its walls. */
  depthTenths: inchRange(0, 60, 0),
  heightTenths: inchRange(54, 90, 76),
  framing: z.enum(['frameless', 'semi-framed', 'framed', 'gridded']).default('frameless'),
  handle: z.enum(['bar', 'towel-bar', 'knob', 'ring', 'pocket']).default('bar'),
  gridColumns: z.int().min(2).max(5).default(3),
  gridRows: z.int().min(2).max(8).default(5),
  /** Height of the tray below the glass; 0 for none. */
  trayTenths: inchRange(0, 6, 0),
});
export type ShowerEnclosureParams = z.output<typeof showerEnclosureParams>;
