import { ListMore } from '@/components/blocks/list-more/list-more';
import { MessageList, MessageSample } from '@/components/blocks/message-list/message-list';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Section } from '@/components/ui/section/section';
import { messagesAddress, STEPS, type AccountView } from './account-view';
import type { PointsData } from './load-account';
import * as path from '@/lib/routes/path';

interface MessagesPartProps {
  messages: PointsData['messages'];
  giftsClosed: PointsData['giftsClosed'];
  view: AccountView;
}

export function MessagesPart({ messages, giftsClosed, view }: MessagesPartProps) {
  return (
    <Section first id="messages" title="Сообщения редакции">
      {!messages && <PartError what="Сообщения" href={`${path.account()}#messages`} />}
      {messages && messages.items.length === 0 && <MessageSample hasGifts={giftsClosed !== 'chain'} />}
      {messages && messages.items.length > 0 && (
        <MessageList items={messages.items} unread={messages.meta.unread} />
      )}
      {messages && (
        <ListMore
          shown={view.messages}
          step={STEPS.messages}
          count={messages.items.length}
          total={messages.page?.total ?? messages.items.length}
          href={(page) => messagesAddress(view, page)}
        />
      )}
    </Section>
  );
}
