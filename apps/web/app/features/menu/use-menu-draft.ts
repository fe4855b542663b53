import { useQueryClient } from '@tanstack/react-query';
import type { MenuWork } from '@wevisu/contract/menu.ts';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import type { Menu } from './change-menu.ts';
import { MENU_KEY, sendDrop, sendMenu, sendPublish } from './menu-calls.ts';

/** What two people did at once: theirs is saved, mine is not. */
export interface MenuConflict {
  readonly theirs: MenuWork;
  readonly mine: Menu | null;
}

type Reply = { readonly data: MenuWork; readonly message: string };

/** The draft of the menu: each change is saved at once, one after the other. */
export function useMenuDraft(work: MenuWork) {
  const client = useQueryClient();
  const [pending, setPending] = useState<Menu | null>(null);
  const [conflict, setConflict] = useState<MenuConflict | null>(null);
  const isBusy = useRef(false);

  async function send(run: () => Promise<Reply>, mine: Menu | null, isSaid: boolean) {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(mine);
    try {
      const { data, message } = await run();
      client.setQueryData(MENU_KEY, data);
      if (isSaid) showToast('success', message);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile')
        setConflict({ theirs: failure.now as MenuWork, mine });
      else {
        const [first] = Object.values(failure.fields).flat();
        showToast('error', first ?? failure.text);
      }
      return false;
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  }

  return {
    content: pending ?? work.content,
    isSaving: pending !== null,
    conflict,
    save: (mine: Menu) => send(() => sendMenu(work.version, mine), mine, false),
    publish: () => send(() => sendPublish(work.version), null, true),
    drop: () => send(() => sendDrop(work.version), null, true),
    takeTheirs() {
      if (conflict !== null) client.setQueryData(MENU_KEY, conflict.theirs);
      setConflict(null);
    },
    async keepMine() {
      if (conflict?.mine == null) return;
      const { theirs, mine } = conflict;
      setConflict(null);
      client.setQueryData(MENU_KEY, theirs);
      await send(() => sendMenu(theirs.version, mine), mine, false);
    },
  };
}
