import {
  dropMenuDraft,
  getMenuWork,
  listMenuMerges,
  listMenuPictures,
  type MenuWork,
  publishMenu,
  saveMenuDraft,
} from '@wevisu/contract/menu.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export const MENU_KEY = ['staff', 'menu'] as const;

export async function fetchMenu() {
  return (await call(getMenuWork, {}, QUIET)).data;
}

export function sendMenu(version: number, content: MenuWork['content']) {
  return call(saveMenuDraft, { body: { version, content } }, QUIET);
}

export function sendPublish(version: number) {
  return call(publishMenu, { body: { version } }, QUIET);
}

export function sendDrop(version: number) {
  return call(dropMenuDraft, { body: { version } }, QUIET);
}

export async function fetchMerges() {
  return (await call(listMenuMerges, {}, QUIET)).data;
}

export async function fetchPictures(category: number) {
  return (await call(listMenuPictures, { params: { category } }, QUIET)).data;
}
