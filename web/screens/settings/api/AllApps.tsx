import { useForm } from "react-hook-form";
import { graphql, useLazyLoadQuery, useMutation } from "react-relay";
import type { AllAppsDisableMutation } from "../../../__generated__/AllAppsDisableMutation.graphql.ts";
import type { AllAppsQuery } from "../../../__generated__/AllAppsQuery.graphql.ts";
import type { AllAppsEnableMutation } from "../../../__generated__/AllAppsEnableMutation.graphql.ts";
import { showResultNotice, useErrorNotice } from "../../../shared/outcome_notices.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import { dateLabel } from "../../../ui/text/clock.ts";
import styles from "./Api.module.css";

/** For admins: the newest apps of everybody; disables one with a reason, or enables it again. */
export function AllApps() {
  const { oauthApps: { edges } } = useLazyLoadQuery<AllAppsQuery>(
    graphql`
      query AllAppsQuery {
        oauthApps(first: 20) {
          edges {
            node {
              id
              name
              createdAt
              disabledAt
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const showError = useErrorNotice();
  const form = useForm({ defaultValues: { id: "", reason: "" } });
  const { register, handleSubmit, reset, formState: { errors } } = form;
  const [disable, isDisabling] = useMutation<AllAppsDisableMutation>(graphql`
    mutation AllAppsDisableMutation($input: DisableOAuthAppInput!) {
      disableOAuthApp(input: $input) {
        ... on OAuthApp {
          id
          disabledAt
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const [enable, isEnabling] = useMutation<AllAppsEnableMutation>(graphql`
    mutation AllAppsEnableMutation($input: EnableOAuthAppInput!) {
      enableOAuthApp(input: $input) {
        ... on OAuthApp {
          id
          disabledAt
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const submit = handleSubmit(({ id, reason }) =>
    disable({
      variables: { input: { id: id.trim(), reason } },
      onCompleted({ disableOAuthApp }) {
        if (showResultNotice(disableOAuthApp, "Aplicativo desativado.")) reset();
      },
      onError: showError,
    })
  );
  const enableAgain = async () => {
    if (!await form.trigger("id")) return;
    enable({
      variables: { input: { id: form.getValues("id").trim() } },
      onCompleted({ enableOAuthApp }) {
        if (showResultNotice(enableOAuthApp, "Aplicativo ativado de novo.")) reset();
      },
      onError: showError,
    });
  };
  return (
    <Section title="Aplicativos de todos">
      <div className={styles.stack}>
        {edges.length > 0 && (
          <Rows>
            {edges.map(({ node: { id, name, createdAt, disabledAt } }) => (
              <Row
                key={id}
                title={name}
                note={`${id} · ${dateLabel(createdAt)}`}
                status={disabledAt ? <Chip tone="wrong">Desativado</Chip> : undefined}
                onOpen={() => form.setValue("id", id, { shouldValidate: true })}
              />
            ))}
          </Rows>
        )}
        <form noValidate className={styles.stack} onSubmit={submit}>
          <p className="small">
            Escolha um, ou cole o client_id. Desativado, ele para de agir por todas as pessoas na
            hora; quem o registrou vê o motivo.
          </p>
          <Field
            size="small"
            label="client_id"
            autoComplete="off"
            {...fieldProps(register("id", { required: "Cole o client_id: oap_…" }), errors.id)}
          />
          <Field
            size="small"
            label="Motivo"
            {...fieldProps(
              register("reason", {
                minLength: { value: 10, message: "Escreva o motivo com 10 a 500 caracteres." },
                required: "Escreva o motivo com 10 a 500 caracteres.",
              }),
              errors.reason,
            )}
          />
          <div className={styles.ends}>
            <BusyButton type="submit" variant="outlined" isBusy={isDisabling}>Desativar</BusyButton>
            <BusyButton variant="text" isBusy={isEnabling} onClick={() => void enableAgain()}>
              Ativar de novo
            </BusyButton>
          </div>
        </form>
      </div>
    </Section>
  );
}
