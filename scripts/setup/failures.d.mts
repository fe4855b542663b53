export interface Failure {
  readonly name: string;
  readonly error: string;
  readonly isTail?: true;
}
export interface FailedStep {
  readonly step: string;
  readonly failures: readonly Failure[];
}
export function readVitestFailures(path: string): Promise<Failure[]>;
export function readJourneyFailures(path: string): Promise<Failure[]>;
export function failureOfOutput(output: string): Failure;
export function listFailures(steps: readonly FailedStep[], maxLines?: number): string[];
