// Of homeowners and staff; a file of its own, since no page of the shop needs them before it is interactive.
import { PATHS } from './paths.ts';

export const HIRES_PATH = '/hires';
export const STAFF_HIRES_PATH = '/staff/hires';

/** A hire, for its homeowner. */
export function hirePath(id: number): string {
  return `${HIRES_PATH}/${id}`;
}

/** Where a homeowner hires a pro for a project. */
export function hireProPath(project: number): string {
  return `${PATHS.projects}/${project}/hire`;
}

/** A hire in which staff were asked to decide. */
export function staffHirePath(id: number): string {
  return `${STAFF_HIRES_PATH}/${id}`;
}
