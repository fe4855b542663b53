// The scenario type. A new scenario is a file in scenarios/ and a line in scenarios.ts.
import type pg from 'pg';
import type { Draw } from './random.ts';

/** The measured database, to generate requests from. */
export interface World {
  readonly pool: pg.Pool;
  readonly products: number;
  /** Public ID of a demo showroom. */
  readonly vsdId: string;
  readonly draw: Draw;
}

export interface DrawnRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Only a pg query in a bare Fastify route, answered with a constant of the scenario's reply size. */
export interface QueryFloor {
  readonly text: string;
  /** One list of values per request. */
  readonly values: readonly (readonly unknown[])[];
}

interface Named {
  /** Kebab-case; the key of the row in results. */
  readonly name: string;
  readonly title: string;
  /** Target: minimum share of its floor; null if there is none. */
  readonly minShareOfFloor: number | null;
}

/** Independent requests, sent by autocannon. */
export interface RequestScenario extends Named {
  readonly kind: 'requests';
  /** Its floor is the same page rendered from constants, by page-floor-server.ts. */
  readonly floorIsSamePage?: true;
  prepare(world: World): Promise<{
    readonly requests: readonly DrawnRequest[];
    readonly floor: QueryFloor | null;
  }>;
}

/** Steps that depend on each other; one complete pass counts as one. */
export interface JourneyScenario extends Named {
  readonly kind: 'journey';
  prepare(world: World): Promise<{ readonly pass: (origin: string) => Promise<void> }>;
}

export type Scenario = RequestScenario | JourneyScenario;
