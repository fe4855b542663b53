import type { CartId, ProjectId, ProUserId, ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import { int8, text } from './columns.ts';

/** Columns and parameters of statements in SQL that hold ids: `proId: ID.pro`. */
export const ID = {
  user: int8.as<UserId>(),
  pro: int8.as<ProUserId>(),
  showroom: int8.as<ShowroomId>(),
  project: int8.as<ProjectId>(),
  cart: text.as<CartId>(),
};
