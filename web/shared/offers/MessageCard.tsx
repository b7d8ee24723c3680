import type { ReactNode } from "react";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { Section } from "../../ui/layout/Section.tsx";

/** What the group will see. */
export function MessageCard(props: {
  text: string;
  imageUrl: string | null;
  children?: ReactNode;
}) {
  return (
    <Section title="O grupo vai ver">
      <MessageBubble text={props.text} imageUrl={props.imageUrl} />
      {props.children}
    </Section>
  );
}
