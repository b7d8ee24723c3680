import { Failure } from "../../errors.ts";
import type {
  CannedAnswerId,
  FeedbackAnswerId,
  FeedbackId,
  FeedbackTopicId,
  PhotoId,
  UserId,
} from "../../ids.ts";
import { plainText } from "../../marketplaces/readings/plain_text.ts";
import { withoutControls } from "../../offers/field_values.ts";

export const feedbackKinds = ["PROBLEM", "IDEA", "QUESTION"] as const;
/** What a person writes to those who run the site. */
export type FeedbackKind = (typeof feedbackKinds)[number];

export const feedbackStatuses = ["RECEIVED", "ANSWERED", "CLOSED"] as const;
/** How far an entry is. What becomes of its topic is the topic's own status. */
export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const topicStatuses = ["PLANNED", "DOING", "DONE", "DECLINED"] as const;
/** What becomes of what several people wrote about. */
export type FeedbackTopicStatus = (typeof topicStatuses)[number];

export type FeedbackAnswer = {
  readonly id: FeedbackAnswerId;
  readonly text: string;
  readonly createdAt: Date;
};

/** What one person wrote, with what their page attached. */
export type Feedback = {
  readonly id: FeedbackId;
  readonly userId: UserId;
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly status: FeedbackStatus;
  readonly topicId: FeedbackTopicId | null;
  readonly assigneeId: UserId | null;
  /** The path of the screen that it is about; null: about none. */
  readonly page: string | null;
  readonly webVersion: string | null;
  readonly serverVersion: string;
  /** Browser and size of the window, as the page states them. */
  readonly device: string | null;
  readonly screenshotId: PhotoId | null;
  readonly createdAt: Date;
  readonly answers: readonly FeedbackAnswer[];
};

/**
 * What several people wrote about, in an admin's words: it names nobody, and outlives their entries.
 * The public road map is made of the public ones.
 */
export type FeedbackTopic = {
  readonly id: FeedbackTopicId;
  readonly title: string;
  readonly summary: string;
  readonly status: FeedbackTopicStatus;
  readonly isPublic: boolean;
  readonly votes: number;
  /** Whether the viewer is one of those who vote for it. */
  readonly isVoted: boolean;
  readonly updatedAt: Date;
};

/** An answer that admins use again. */
export type CannedAnswer = {
  readonly id: CannedAnswerId;
  readonly title: string;
  readonly text: string;
};

/** Characters. */
const TEXT = { least: 10, most: 4_000 };
const ANSWER_LENGTH = 4_000;
const TITLE_LENGTH = 80;
const SUMMARY_LENGTH = 300;
const PAGE_LENGTH = 200;
const DEVICE_LENGTH = 300;
const VERSION_LENGTH = 64;

/** Returns the text as it is stored. @throws Failure FEEDBACK_TEXT_INVALID */
export function checkedFeedbackText(typed: string): string {
  const text = lines(typed, TEXT.most);
  if (text === null || text.length < TEXT.least) {
    throw new Failure("FEEDBACK_TEXT_INVALID", ["text"]);
  }
  return text;
}

/** Returns an answer as it is stored. @throws Failure FEEDBACK_ANSWER_INVALID */
export function checkedAnswer(typed: string): string {
  const text = lines(typed, ANSWER_LENGTH);
  if (!text) throw new Failure("FEEDBACK_ANSWER_INVALID", ["text"]);
  return text;
}

/** Returns the words of a topic as they are stored. @throws Failure FEEDBACK_TOPIC_INVALID */
export function checkedTopic({ title, summary }: { title: string; summary: string }) {
  const named = line(title, TITLE_LENGTH);
  if (!named) throw new Failure("FEEDBACK_TOPIC_INVALID", ["title"]);
  const told = line(summary, SUMMARY_LENGTH);
  if (told === null) throw new Failure("FEEDBACK_TOPIC_INVALID", ["summary"]);
  return { title: named, summary: told };
}

/** Returns a canned answer as it is stored. @throws Failure CANNED_ANSWER_INVALID */
export function checkedCannedAnswer({ title, text }: { title: string; text: string }) {
  const named = line(title, TITLE_LENGTH);
  if (!named) throw new Failure("CANNED_ANSWER_INVALID", ["title"]);
  const answer = lines(text, ANSWER_LENGTH);
  if (!answer) throw new Failure("CANNED_ANSWER_INVALID", ["text"]);
  return { title: named, text: answer };
}

/** What a page attaches by itself; what is not usable is left out. */
export type Attached = {
  readonly page?: string | null | undefined;
  readonly webVersion?: string | null | undefined;
  readonly device?: string | null | undefined;
};

/** Returns what a page attaches as it is stored; of an address only the path. */
export function checkedAttached({ page, webVersion, device }: Attached) {
  const [path] = (page ?? "").split(/[?#]/);
  const isPath = /^\/[\w\-./]*$/.test(path!) && path!.length <= PAGE_LENGTH;
  return {
    page: isPath ? path! : null,
    web_version: /^[\w.-]+$/.test(webVersion ?? "") && webVersion!.length <= VERSION_LENGTH
      ? webVersion!
      : null,
    device: plainText(device ?? "", DEVICE_LENGTH),
  };
}

/** One visible line, empty where nothing is visible; null: it is longer than `most`. */
function line(typed: string, most: number): string | null {
  if (typed.length > 2 * most) return null;
  const text = plainText(typed, 2 * most) ?? "";
  return text.length <= most ? text : null;
}

/** Several lines without controls; null: longer than `most`. */
function lines(typed: string, most: number): string | null {
  if (typed.length > 2 * most) return null;
  const text = withoutControls(typed.replace(/\r\n?/g, "\n")).replace(/\n{3,}/g, "\n\n").trim();
  return text.length <= most ? text : null;
}

/** The path that serves a screenshot. */
export const screenshotPath = (id: PhotoId): string => `/api/feedbacks/screenshots/${id}.jpg`;

/** Returns a text in one line, cut after so many characters with "…"; a cut leaves characters whole. */
export function quoted(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, " ")];
  return characters.length <= length
    ? characters.join("")
    : `${characters.slice(0, length).join("").trimEnd()}…`;
}
