import { chatPath, PATHS } from '@wevisu/site/paths.ts';
import { PRO_PATHS, proChatPath } from '@wevisu/site/pro-paths.ts';
import { createContext, useContext } from 'react';

interface ChatPlace {
  readonly list: string;
  readonly pathOf: (key: string) => string;
}

const OF_SITE: ChatPlace = { list: PATHS.chats, pathOf: chatPath };
export const OF_PRO_AREA: ChatPlace = { list: PRO_PATHS.chats, pathOf: proChatPath };

/** Where the chats are: on the site, or in the area of a pro, which opens without a network. */
export const ChatPlaceContext = createContext(OF_SITE);
export const useChatPlace = () => useContext(ChatPlaceContext);
