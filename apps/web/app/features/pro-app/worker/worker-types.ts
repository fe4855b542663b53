// The types of a service worker that this one uses: those of TypeScript do not go with the types of a page.

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface MessageEventOfPage extends ExtendableEvent {
  readonly data: unknown;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

export interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(path: string): Promise<WindowClient | null>;
}

interface WorkerEvents {
  readonly push: PushEvent;
  readonly notificationclick: NotificationEvent;
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEventOfPage;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(
    kind: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}
