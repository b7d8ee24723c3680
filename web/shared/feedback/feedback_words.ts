import type {
  FeedbackKind,
  FeedbackStatus,
} from "../../__generated__/OwnFeedbacks_viewer.graphql.ts";
import type { FeedbackTopicStatus } from "../../__generated__/RoadMap_topic.graphql.ts";
import type { Tone } from "../../ui/display/Chip.tsx";

/** The name of each kind, and what its text is asked for. */
export const kindWords: Readonly<Record<FeedbackKind, { label: string; ask: string }>> = {
  PROBLEM: { label: "Problema", ask: "O que aconteceu, e o que você esperava?" },
  IDEA: { label: "Sugestão", ask: "O que falta, e para que você usaria?" },
  QUESTION: { label: "Dúvida", ask: "O que você quer fazer?" },
};

export const feedbackKinds = Object.keys(kindWords) as FeedbackKind[];

type Words = { readonly label: string; readonly tone: Tone };

export const statusWords: Readonly<Record<FeedbackStatus, Words>> = {
  RECEIVED: { label: "Recebida", tone: "quiet" },
  ANSWERED: { label: "Respondida", tone: "proven" },
  CLOSED: { label: "Encerrada", tone: "quiet" },
};

export const topicWords: Readonly<Record<FeedbackTopicStatus, Words>> = {
  DOING: { label: "Em andamento", tone: "on" },
  PLANNED: { label: "Planejado", tone: "doubt" },
  DONE: { label: "Pronto", tone: "proven" },
  DECLINED: { label: "Não vamos fazer", tone: "quiet" },
};
