import { type SubmitEvent, useState } from "react";
import { graphql } from "react-relay";
import type { AddChannelMutation } from "../../__generated__/AddChannelMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";

const mutation = graphql`
  mutation AddChannelMutation($input: AddChannelInput!) {
    addChannel(input: $input) {
      ... on Group {
        id
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

/** Adds a channel of a number of one's own, by its link; it appears among the groups. */
export function AddChannel({ sessionId }: { sessionId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>Adicionar canal</Button>
      {isOpen && <ChannelSheet sessionId={sessionId} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChannelSheet({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const [link, setLink] = useState("");
  const [problem, setProblem] = useState<string>();
  const [runAction, isBusy] = useMutationAction();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void runAction(async () => {
      const { addChannel: { message } } = await commit<AddChannelMutation>(mutation, {
        input: { sessionId, link },
      });
      setProblem(message);
      if (message) return null; // it is at the field
      showNotice("Canal adicionado, ainda fora dos seus envios. Ative-o quando aparecer.", {
        variant: "success",
      });
      onClose();
      return null;
    });
  };
  return (
    <Sheet title="Canal do WhatsApp" note="Experimental" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <SheetBody>
          <p className="small">
            O canal precisa ser seu, ou o seu número ser administrador dele. O WhatsApp não diz
            quais são: cole o link, e conferimos. Ele começa fora dos seus envios, com no máximo 3
            mensagens por hora e 10 por dia; você muda isso na ficha dele. O que foi ao canal não se
            corrige por aqui, e ninguém confirma que chegou.
          </p>
          <Field
            size="small"
            type="url"
            label="Link do canal"
            autoComplete="off"
            maxLength={200}
            value={link}
            error={problem !== undefined}
            helperText={problem ?? "https://whatsapp.com/channel/…"}
            onChange={({ target }) => setLink(target.value)}
          />
        </SheetBody>
        <SheetFoot>
          <BusyButton type="submit" variant="contained" fullWidth isBusy={isBusy}>
            Adicionar
          </BusyButton>
        </SheetFoot>
      </form>
    </Sheet>
  );
}
