import { graphql } from "react-relay";
import type { SourceGroupFieldsMutation } from "../../../__generated__/SourceGroupFieldsMutation.graphql.ts";
import type { SourceGroupFieldsQuery } from "../../../__generated__/SourceGroupFieldsQuery.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { MessengerName } from "../../../shared/sessions/MessengerName.tsx";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import { GroupRows } from "./GroupFields.tsx";
import type { SlotFieldsProps } from "./SlotPicker.tsx";
import { withTrigger } from "./slot_edits.ts";

const query = graphql`
  query SourceGroupFieldsQuery {
    viewer {
      groups(first: 100) {
        edges {
          node {
            id
            title
            channel
            leftAt
            isSource
            canBeSource
          }
        }
      }
    }
  }
`;

const markSource = graphql`
  mutation SourceGroupFieldsMutation($input: UpdateGroupsInput!) {
    updateGroups(input: $input) {
      ... on ChangedGroups {
        groups {
          id
          isSource
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;

/** The groups that the rule reads links from. Without any, one is marked here. */
export function SourceGroupFields({ rule, onChange }: SlotFieldsProps) {
  const { viewer } = useScreenQuery<SourceGroupFieldsQuery>(query, {}, "store-and-network");
  const own = (viewer?.groups.edges ?? [])
    .flatMap(({ node }) => node && !node.leftAt && node.canBeSource ? [node] : []);
  const sources = own.filter(({ isSource }) => isSource);
  const pick = (sourceGroupIds: readonly string[]) =>
    onChange(withTrigger(rule, { sourceGroupIds }));
  if (own.length === 0) {
    return (
      <EmptyState>
        Só um grupo que você administra pode ser origem: mensagens de grupos dos outros não são
        lidas.
      </EmptyState>
    );
  }
  if (sources.length === 0) return <MarkSource groups={own} onMarked={(id) => pick([id])} />;
  return (
    <>
      <p className="small">
        Só grupos que você marcou como de origem. Outros se marcam na ficha do grupo.
      </p>
      <GroupRows groups={sources} picked={rule.trigger.sourceGroupIds} onChange={pick} />
    </>
  );
}

type OwnGroup = {
  readonly id: string;
  readonly title: string;
  readonly channel: Parameters<typeof MessengerName>[0]["channel"];
};

/** Says what is read of a source, and marks one. */
function MarkSource(
  { groups, onMarked }: { groups: readonly OwnGroup[]; onMarked: (id: string) => void },
) {
  const [runAction, isUpdating] = useMutationAction();
  const mark = (id: string) =>
    void runAction(async () => {
      const { updateGroups: { message } } = await commit<SourceGroupFieldsMutation>(markSource, {
        input: { ids: [id], isSource: true },
      });
      if (!message) onMarked(id);
      return message ?? null;
    });
  return (
    <>
      <p className="small">
        Nenhum grupo seu está marcado como de origem. Do que for marcado, lemos das mensagens novas
        só links de produtos de lojas e códigos de cupom, e os guardamos por 30 dias. Nunca
        guardamos quem escreveu, o texto, fotos ou áudios.
      </p>
      <Rows isBusy={isUpdating}>
        {groups.map(({ id, title, channel }) => (
          <Row
            key={id}
            title={title}
            note={<MessengerName channel={channel} />}
            edge={
              <BusyButton
                variant="outlined"
                size="small"
                isBusy={isUpdating}
                aria-label={`Marcar ${title} como origem`}
                onClick={() => mark(id)}
              >
                Marcar
              </BusyButton>
            }
          />
        ))}
      </Rows>
    </>
  );
}
