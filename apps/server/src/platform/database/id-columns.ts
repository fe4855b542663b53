import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import { int8 } from './columns.ts';

/** Columns and parameters of statements in SQL that hold ids: `proId: ID.pro`. */
export const ID = {
  pro: int8.as<ProUserId>(),
  showroom: int8.as<ShowroomId>(),
};
