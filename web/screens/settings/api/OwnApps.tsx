import { Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { OwnApps_viewer$key } from "../../../__generated__/OwnApps_viewer.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import styles from "./Api.module.css";

type Props = {
  viewer: OwnApps_viewer$key;
  isReadOnly: boolean;
  /** Opens an app; null: a new one. */
  onOpen: (id: string | null) => void;
};

/** The apps that the person registered, by which others may let their programs act for them. */
export function OwnApps({ viewer, isReadOnly, onOpen }: Props) {
  const { oauthApps } = useFragment(
    graphql`
      fragment OwnApps_viewer on Viewer {
        oauthApps {
          id
          name
          isPublic
          disabledAt
        }
      }
    `,
    viewer,
  );
  const register = (variant: "contained" | "outlined") =>
    !isReadOnly && (
      <Button
        variant={variant}
        startIcon={<Plus size={18} />}
        onClick={() => onOpen(null)}
      >
        Registrar aplicativo
      </Button>
    );
  return (
    <Section title="Aplicativos">
      {oauthApps.length === 0
        ? (
          <EmptyState action={register("outlined")}>
            Faz um programa que outras pessoas usam? Registre-o: elas autorizam o que ele pode
            fazer, sem entregar chaves.
          </EmptyState>
        )
        : (
          <div className={styles.stack}>
            <Rows>
              {oauthApps.map(({ id, name, isPublic, disabledAt }) => (
                <Row
                  key={id}
                  title={name}
                  note={isPublic ? `${id} · público` : id}
                  status={disabledAt ? <Chip tone="wrong">Desativado</Chip> : undefined}
                  onOpen={() => onOpen(id)}
                />
              ))}
            </Rows>
            {register("outlined")}
          </div>
        )}
    </Section>
  );
}
