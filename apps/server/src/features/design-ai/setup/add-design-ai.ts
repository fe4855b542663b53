// AI 3D design as a whole: accounts, credits, designs and the threads that make them.

import type { Config } from '../../../platform/config.ts';
import type { PasswordQueue } from '../../../platform/crypto/password-queue.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { ResolveAiSession } from '../../../platform/http/caller.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import type { SecurityEvents } from '../../../platform/security/security-events.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { MoneyDeps } from '../../money/deps.ts';
import type { SceneWorkers } from '../../scenes/workers/scene-workers.ts';
import { queueDesignStill } from '../../stills/design-stills.ts';
import { createAiSessionResolver } from '../accounts/ai-session.ts';
import { addAiAccountJobs } from '../accounts/jobs.ts';
import { addAiAccountCalls } from '../accounts/routes.ts';
import { addCreditPurchases } from '../credits/purchase-routes.ts';
import { addCredits } from '../credits/routes.ts';
import type { DesignAiDeps } from '../deps.ts';
import { addDesignJobs } from '../designs/jobs.ts';
import { addDesignCalls } from '../designs/routes.ts';
import { createGoodsReader } from '../goods/read-goods.ts';
import { createDesignWorker } from '../runs/design-worker.ts';
import { DESIGN_LIMIT_MS, DESIGN_WORKER } from '../runs/design-worker-options.ts';
import { createDesigner } from '../runs/designer.ts';
import { createLanguageModel } from '../wishes/language-model.ts';

interface AddedDeps {
  readonly money: MoneyDeps;
  readonly events: SecurityEvents;
  readonly passwords: PasswordQueue;
  readonly files: FileStore;
  readonly sceneWorkers: SceneWorkers;
  readonly newId: () => string;
  /** Paths a pixel of a still. */
  readonly samples: number;
  readonly llm: Config['llm'];
  /** Stills wait to be drawn. */
  readonly wakeStills: () => void;
  readonly onError: (error: unknown, what: string) => void;
  readonly warn: (line: string) => void;
}

interface DesignAi {
  readonly resolveSession: ResolveAiSession;
  /** Begins with the runs that wait. */
  start(): void;
  close(): Promise<void>;
}

export function addDesignAi(
  { calls, jobs }: { readonly calls: CallTable; readonly jobs: JobQueue },
  deps: AddedDeps,
): DesignAi {
  const { money, events, passwords, files, sceneWorkers, newId, samples, onError } = deps;
  const { pool, now, mailer, publicUrl } = money;
  const accounts: DesignAiDeps = {
    ...{ pool, now, mailer, jobs, events, passwords, publicUrl },
    onError: (error) => onError(error, 'held credits were not returned'),
  };
  addAiAccountCalls(calls, accounts);
  addAiAccountJobs(jobs, accounts);
  addCredits({ calls, jobs }, accounts);
  addCreditPurchases({ calls, jobs }, money);
  const designer = createDesigner({ threads: DESIGN_WORKER.threads, limitMs: DESIGN_LIMIT_MS });
  const worker = createDesignWorker(
    {
      ...{ pool, now, designer, goods: createGoodsReader({ pool, now }) },
      queueStill: (trx, { designId, made: { whole: document, camera } }) =>
        queueDesignStill(trx, { samples }, { designId, document, camera, now: now() }),
      onDelivered: deps.wakeStills,
      onError: (error) => onError(error, 'a design could not be made'),
    },
    DESIGN_WORKER,
  );
  const model = deps.llm && createLanguageModel({ ...deps.llm, warn: deps.warn });
  addDesignCalls(calls, { pool, now, newId, sceneWorkers, files, worker, model });
  addDesignJobs(jobs, { pool, now });
  return {
    resolveSession: createAiSessionResolver(pool),
    start: () => worker.start(),
    async close() {
      await worker.close();
      await model?.close();
    },
  };
}
