import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { Chats, ChatsSkeleton } from './chats.tsx';

/** CHAT-01: the chats of an account, and one of them. */
export default function ChatPage() {
  const { room } = useParams();
  return (
    <div className="page pt-4 pb-4 md:pt-8 md:pb-10">
      <PageHead isPrivate title="Messages" />
      <RequireSession loading={<ChatsSkeleton hasRoom={room !== undefined} />}>
        <Chats room={room} />
      </RequireSession>
    </div>
  );
}
