import { graphql, useFragment } from "react-relay";
import type { FailingTasks_task$key } from "../../__generated__/FailingTasks_task.graphql.ts";
import type { FailingTasksMutation } from "../../__generated__/FailingTasksMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Operations.module.css";

type Task = FailingTasks_task$key & { readonly task: string };

/** The tasks whose jobs fail, each to be tried again. */
export const FailingTasks = ({ tasks }: { tasks: readonly Task[] }) => (
  <Section title="Trabalhos que falharam">
    <ul className={styles.tasks}>
      {tasks.map((task) => <FailingTask key={task.task} task={task} />)}
    </ul>
  </Section>
);

function FailingTask(props: { task: FailingTasks_task$key }) {
  const { task, count, since } = useFragment(
    graphql`
      fragment FailingTasks_task on FailingTask {
        task
        count
        since
      }
    `,
    props.task,
  );
  const now = useNow();
  const [runAction, isBusy] = useMutationAction();
  const retry = async () => {
    const { retryTask } = await commit<FailingTasksMutation>(
      graphql`
        mutation FailingTasksMutation($input: RetryTaskInput!) {
          retryTask(input: $input) {
            ... on SystemHealth {
              checkedAt
              checks {
                name
                level
                ...CheckRow_check
              }
              failingTasks {
                task
                ...FailingTasks_task
              }
            }
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { task } },
    );
    return retryTask.message ?? null;
  };
  return (
    <li>
      <span className={styles.words}>
        <code>{task}</code>
        <span className="small tnum">
          {countLabel(count, "trabalho", "trabalhos")}; o mais antigo {ageLabel(since, now)}
        </span>
      </span>
      <BusyButton
        size="small"
        variant="outlined"
        isBusy={isBusy}
        aria-label={`Tentar de novo: ${task}`}
        onClick={() =>
          runAction(
            retry,
            () => showNotice("Tentando de novo agora.", { variant: "success" }),
          )}
      >
        Tentar de novo
      </BusyButton>
    </li>
  );
}
