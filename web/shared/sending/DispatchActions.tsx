import type { ComponentType, ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { DispatchActions_dispatch$key } from "../../__generated__/DispatchActions_dispatch.graphql.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { DecisionButtons } from "./Decision.tsx";
import { isQueued, isRetriable, isUncertain } from "./dispatch_words.ts";
import { useCancelDispatches } from "./useCancelDispatches.ts";
import { useRetryDispatch } from "./useRetryDispatch.ts";

/** What can still be done about a message, by its state; nothing where it is settled. */
export function DispatchActions(props: {
  dispatch: DispatchActions_dispatch$key;
  frame: ComponentType<{ children: ReactNode }>;
  onDone: () => void;
}) {
  const { id, status } = useFragment(
    graphql`
      fragment DispatchActions_dispatch on Dispatch {
        id
        status
      }
    `,
    props.dispatch,
  );
  const [cancel, isCanceling] = useCancelDispatches();
  const [retry, isRetrying] = useRetryDispatch();
  const { frame: Frame, onDone } = props;
  if (isQueued(status)) {
    return (
      <Frame>
        <BusyButton
          fullWidth
          variant="outlined"
          isBusy={isCanceling}
          onClick={() => cancel({ ids: [id] }, onDone)}
        >
          Cancelar este envio
        </BusyButton>
      </Frame>
    );
  }
  if (isRetriable(status)) {
    return (
      <Frame>
        <BusyButton
          fullWidth
          variant="contained"
          isBusy={isRetrying}
          onClick={() => retry(id, onDone)}
        >
          Tentar de novo
        </BusyButton>
      </Frame>
    );
  }
  if (isUncertain(status)) {
    return (
      <Frame>
        <DecisionButtons dispatchId={id} onDone={onDone} />
      </Frame>
    );
  }
  return (
    <Frame>
      <Button fullWidth variant="outlined" onClick={onDone}>Fechar</Button>
    </Frame>
  );
}
