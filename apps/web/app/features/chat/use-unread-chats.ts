import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session.tsx';

/** In how many of the pro's chats something is unread. */
export function useUnreadChats(): number {
  const isPro = useSession().user?.type === 'Contractor';
  const { data } = useQuery({
    queryKey: ['chat', 'list'],
    queryFn: async () => (await import('./chat-calls.ts')).fetchChats(),
    enabled: isPro,
  });
  return data?.filter(({ unread }) => unread > 0).length ?? 0;
}
