import { useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { ChatPlaceContext, OF_PRO_AREA } from './chat-place.ts';
import { Chats } from './chats.tsx';

/** The chats of a pro, in the pro's area. */
export default function ProChatPage() {
  const { room } = useParams();
  return (
    <AreaPage title="Messages">
      <ChatPlaceContext value={OF_PRO_AREA}>
        <Chats isInArea room={room} />
      </ChatPlaceContext>
    </AreaPage>
  );
}
