// Measures of this process, read by whoever runs it: OpenTelemetry keeps them, Prometheus' text format tells them.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import {
  AggregationType,
  InstrumentType,
  MeterProvider,
  MetricReader,
} from '@opentelemetry/sdk-metrics';

/** One value of a gauge, with the labels that tell it from its others. */
export interface Reading {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Something that is looked up when it is asked for. */
export interface Gauge {
  readonly name: string;
  readonly about: string;
  readonly unit?: string;
  readonly read: () => Promise<readonly Reading[]> | readonly Reading[];
}

export interface Metrics {
  noteCall(name: string, status: number, ms: number): void;
  /** In Prometheus' text format. A gauge that can't be read is left out, and `onError` hears why. */
  text(): Promise<string>;
  close(): Promise<void>;
}

/** Upper ends in seconds: most calls take a few milliseconds, and one above ten seconds is past all limits. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Of `monitorEventLoopDelay`, in milliseconds. */
const RESOLUTION_MS = 20;

class PulledReader extends MetricReader {
  protected override async onForceFlush(): Promise<void> {}
  protected override async onShutdown(): Promise<void> {}
}

export function createMetrics(
  gauges: readonly Gauge[],
  onError: (error: unknown) => void,
): Metrics {
  const reader = new PulledReader();
  const provider = new MeterProvider({
    readers: [reader],
    views: [
      {
        instrumentType: InstrumentType.HISTOGRAM,
        aggregation: {
          type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM,
          options: { boundaries: SECONDS },
        },
      },
    ],
  });
  const meter = provider.getMeter('wevisu');
  const calls = meter.createHistogram('wevisu_call_duration_seconds', {
    description: 'Time that calls took, by name and status; its count is the number of calls.',
    unit: 'seconds',
  });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  for (const { name, about, unit, read } of [...gauges, ...gaugesOfProcess(delay)]) {
    const options = { description: about, ...(unit === undefined ? {} : { unit }) };
    meter.createObservableGauge(name, options).addCallback(async (result) => {
      try {
        for (const { value, labels } of await read()) result.observe(value, { ...labels });
      } catch (error) {
        onError(error);
      }
    });
  }
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
  return {
    noteCall: (call, status, ms) => calls.record(ms / 1000, { call, status: String(status) }),
    async text() {
      const { resourceMetrics, errors } = await reader.collect();
      for (const error of errors) onError(error);
      return serializer.serialize(resourceMetrics);
    },
    async close() {
      delay.disable();
      await provider.shutdown();
    },
  };
}

function gaugesOfProcess(delay: ReturnType<typeof monitorEventLoopDelay>): Gauge[] {
  return [
    {
      name: 'wevisu_memory_bytes',
      about: 'Memory of the process by kind.',
      unit: 'bytes',
      read: () =>
        Object.entries(process.memoryUsage()).map(([kind, value]) => ({ value, labels: { kind } })),
    },
    {
      name: 'wevisu_event_loop_delay_seconds',
      about: 'How late the event loop was since the last look, by quantile.',
      unit: 'seconds',
      read() {
        // Nanoseconds, the sampling interval included; no sample yet reads as not a number.
        const of = (ns: number) =>
          Number.isFinite(ns) ? Math.max(0, ns / 1e9 - RESOLUTION_MS / 1000) : 0;
        const readings = [50, 99].map((part) => ({
          value: of(delay.percentile(part)),
          labels: { quantile: String(part / 100) },
        }));
        const max = { value: of(delay.max), labels: { quantile: '1' } };
        delay.reset();
        return [...readings, max];
      },
    },
  ];
}
