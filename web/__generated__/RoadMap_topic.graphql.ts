/**
 * @generated SignedSource<<f57ef95a2c2e2f8a570634b28ee0b85c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackTopicStatus = "DECLINED" | "DOING" | "DONE" | "PLANNED";
import { FragmentRefs } from "relay-runtime";
export type RoadMap_topic$data = {
  readonly id: string;
  readonly isVoted: boolean;
  readonly status: FeedbackTopicStatus;
  readonly summary: string;
  readonly title: string;
  readonly votes: number;
  readonly " $fragmentType": "RoadMap_topic";
};
export type RoadMap_topic$key = {
  readonly " $data"?: RoadMap_topic$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoadMap_topic">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoadMap_topic",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVoted",
      "storageKey": null
    }
  ],
  "type": "FeedbackTopic",
  "abstractKey": null
};

(node as any).hash = "724ef4ab5820eb51ee34ea2c92abcf6a";

export default node;
