export function countOutOfTime(path: string): Promise<Readonly<Record<string, number>>>;
