import type { CallInput } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/directory.ts';
import { listProjects } from '@wevisu/contract/projects.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';

export type {
  Listing,
  ListingRoom,
  OwnListing,
  ProCard,
  ProProfile,
  StaffListing,
} from '@wevisu/contract/directory.ts';

const quiet = { isQuiet: true };

export async function fetchProfile(slug: string) {
  return (await call(contract.getPro, { params: { slug } }, quiet)).data;
}

export async function fetchProjects() {
  return (await call(listProjects, { query: {} }, quiet)).data;
}

export function askPro(
  slug: string,
  body: { readonly project: ProjectId | null; readonly message: string },
) {
  return call(contract.askPro, { params: { slug }, body }, quiet);
}

export async function fetchOwnListing() {
  return (await call(contract.getOwnListing, {}, quiet)).data;
}

export type ListingForm = CallInput<typeof contract.saveOwnListing>['body'];

export async function saveListing(body: ListingForm) {
  return (await call(contract.saveOwnListing, { body }, quiet)).data;
}

export async function fetchStaffListing(id: ProUserId) {
  return (await call(contract.getListingForStaff, { params: { id } }, quiet)).data;
}

export function sendListingDecision(
  id: ProUserId,
  body: { readonly version: number; readonly is_down: boolean; readonly reason: string },
) {
  return call(contract.decideListing, { params: { id }, body }, quiet);
}
