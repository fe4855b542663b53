import { useQuery } from '@tanstack/react-query';
import type { MenuWork } from '@wevisu/contract/menu.ts';
import { useState } from 'react';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findEntry, removeEntry } from './change-menu.ts';
import { EntryForm } from './entry-form.tsx';
import { fetchMenu, MENU_KEY } from './menu-calls.ts';
import { MenuColumns } from './menu-columns.tsx';
import { MergesOfDraft } from './menu-merges.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { useMenuDraft } from './use-menu-draft.ts';

/** Departments, categories and their children as one draft, with a preview, published as a whole. */
export default function MenuPage() {
  const work = useQuery({ queryKey: MENU_KEY, queryFn: fetchMenu });
  if (work.data) return <MenuEditor work={work.data} />;
  return (
    <AreaPage title="Categories">
      {work.isLoadingError ? (
        <ErrorState
          isRetrying={work.isFetching}
          onRetry={() => void work.refetch()}
          title="The menu could not be loaded"
        />
      ) : (
        <RowsSkeleton label="The menu is loading" />
      )}
    </AreaPage>
  );
}

function MenuEditor({ work }: { readonly work: MenuWork }) {
  const draft = useMenuDraft(work);
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<'publish' | 'drop' | null>(null);
  const { content, conflict } = draft;
  const entry = findEntry(content, chosen);
  const fact = work.facts.find(({ id }) => id === entry?.id && !(entry && 'categories' in entry));

  async function answer(run: () => Promise<boolean>) {
    await run();
    setAsked(null);
    setChosen(null);
  }

  return (
    <AreaPage
      actions={
        work.is_draft && (
          <>
            <Button kind="secondary" onPress={() => setAsked('drop')}>
              Throw the draft away
            </Button>
            <Button onPress={() => setAsked('publish')}>Publish the menu</Button>
          </>
        )
      }
      title="Categories"
    >
      {conflict && (
        <Notice
          action={
            <div className="flex flex-wrap gap-2">
              <Button kind="secondary" onPress={draft.takeTheirs} size="small">
                Show theirs
              </Button>
              {conflict.mine && (
                <Button onPress={() => void draft.keepMine()} size="small">
                  Save mine in its place
                </Button>
              )}
            </div>
          }
          className="mb-4"
          isUrgent
          kind="warning"
          title={`${conflict.theirs.edited_by ?? 'Someone else'} changed the menu meanwhile`}
        >
          {conflict.theirs.is_draft
            ? 'Your last change is not saved.'
            : 'The draft was published or thrown away. Your last change is not saved.'}
        </Notice>
      )}
      <p aria-live="polite" className="mb-4 text-muted">
        {draft.isSaving
          ? 'The draft is being saved.'
          : work.is_draft
            ? `A draft, last changed by ${work.edited_by ?? 'someone'}. Shoppers see it once it is published.`
            : 'This is what shoppers see. Your first change begins a draft.'}
      </p>
      <MenuColumns
        chosen={chosen}
        facts={work.facts}
        menu={content}
        onChange={(menu) => void draft.save(menu)}
        onChoose={setChosen}
      />
      {entry && (
        <div className="mt-4">
          <EntryForm
            entry={entry}
            isFixed={fact?.is_fixed ?? false}
            key={`${entry.key} ${work.version}`}
            menu={content}
            onRemove={() => {
              setChosen(null);
              void draft.save(removeEntry(content, entry.key));
            }}
            onSave={(menu) => void draft.save(menu)}
            total={fact?.total ?? 0}
          />
        </div>
      )}
      <MenuPreview facts={work.facts} menu={content} />
      <Dialog
        actions={
          <>
            <Button kind="secondary" onPress={() => setAsked(null)}>
              Not yet
            </Button>
            <Button onPress={() => void answer(draft.publish)}>Publish the menu</Button>
          </>
        }
        isAlert
        isOpen={asked === 'publish'}
        onClose={() => setAsked(null)}
        title="Publish this menu?"
      >
        <p>Shoppers see it within seconds.</p>
        {asked === 'publish' && <MergesOfDraft version={work.version} />}
      </Dialog>
      <Dialog
        actions={
          <>
            <Button kind="secondary" onPress={() => setAsked(null)}>
              Keep it
            </Button>
            <Button kind="danger" onPress={() => void answer(draft.drop)}>
              Throw it away
            </Button>
          </>
        }
        isAlert
        isOpen={asked === 'drop'}
        onClose={() => setAsked(null)}
        title="Throw the draft away?"
      >
        All changes since the menu was last published are lost.
      </Dialog>
    </AreaPage>
  );
}
