import { useForm } from "react-hook-form";
import { graphql, useFragment, useMutation } from "react-relay";
import type { PublisherIdsForm_viewer$key } from "../../../__generated__/PublisherIdsForm_viewer.graphql.ts";
import type {
  PublisherIdsFormMutation,
  UpdatePublisherIdsInput,
} from "../../../__generated__/PublisherIdsFormMutation.graphql.ts";
import { useUnsavedChanges } from "../../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../../shared/outcome_notices.ts";
import type { AffiliateNetwork } from "../../../shared/network_names.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { networkList, networkWords } from "./network_words.ts";
import styles from "./Networks.module.css";

type Name = keyof UpdatePublisherIdsInput;
type Values = Record<Name, string>;

const nameOf = (network: AffiliateNetwork) => network.toLowerCase() as Name;
const fields = networkList.flatMap((network) => {
  const words = networkWords[network].publisher;
  return words ? [{ name: nameOf(network), ...words }] : [];
});
const valuesOf = (ids: { readonly [N in Name]?: string | null | undefined }) =>
  Object.fromEntries(fields.map(({ name }) => [name, ids[name] ?? ""])) as Values;

/** The person's id in each network; an empty field removes one. */
export function PublisherIdsForm(props: { viewer: PublisherIdsForm_viewer$key }) {
  const { publisherIds } = useFragment(
    graphql`
      fragment PublisherIdsForm_viewer on Viewer {
        publisherIds {
          awin
          lomadee
          rakuten
          cj
          impact
        }
      }
    `,
    props.viewer,
  );
  const { register, handleSubmit, setError, reset, formState: { errors, isDirty } } = useForm<
    Values
  >({ values: valuesOf(publisherIds), resetOptions: { keepDirtyValues: true } });
  useUnsavedChanges(isDirty);
  const hasIds = fields.some(({ name }) => publisherIds[name]);
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<PublisherIdsFormMutation>(graphql`
    mutation PublisherIdsFormMutation($input: UpdatePublisherIdsInput!) {
      updatePublisherIds(input: $input) {
        ...Networks_viewer @alias
        ... on Viewer {
          publisherIds {
            awin
            lomadee
            rakuten
            cj
            impact
          }
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const submit = handleSubmit((values) =>
    void commit({
      variables: {
        input: Object.fromEntries(
          fields.map(({ name }) => [name, values[name].trim() || null]),
        ),
      },
      onCompleted({ updatePublisherIds: { publisherIds, message = "", path = [] } }) {
        if (publisherIds) {
          reset(valuesOf(publisherIds), { keepDirtyValues: false });
          return showNotice("Salvo. Vale para as próximas mensagens.", { variant: "success" });
        }
        const field = fields.find(({ name }) => path.includes(name));
        if (field) setError(field.name, { message }, { shouldFocus: true });
        else showNotice(message, { variant: "error" });
      },
      onError: showError,
    })
  );
  return (
    <Section title="Seus IDs nas redes">
      <form className={styles.stack} onSubmit={submit} noValidate>
        <p className="small">
          Preencha só as redes em que você tem conta. Em cada campo, pode colar um link seu.
        </p>
        <details className={styles.ids} open={hasIds || undefined}>
          <summary>{hasIds ? "Redes" : "Preencher os IDs"}</summary>
          <div className={styles.stack}>
            {fields.map(({ name, label, help }) => {
              const field = fieldProps(register(name), errors[name]);
              return (
                <Field
                  key={name}
                  label={label}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...field}
                  helperText={field.helperText ?? help}
                />
              );
            })}
            <p className="small">
              Na Admitad não há um ID seu: cada loja tem um código, que você informa ao adicioná-la.
            </p>
            <BusyButton type="submit" variant="outlined" isBusy={isSaving}>Salvar IDs</BusyButton>
          </div>
        </details>
      </form>
    </Section>
  );
}
