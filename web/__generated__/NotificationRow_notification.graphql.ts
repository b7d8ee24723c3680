/**
 * @generated SignedSource<<d11b08eb88e0eda87c355502ba4b3daf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "CONNECTION_NEEDS_PERSON" | "DATA_EXPORT_ENDED" | "DELETION_ASKED" | "MESSAGES_IN_DOUBT" | "MESSAGES_USED_UP" | "SENDING_FAILED" | "SENDING_FINISHED" | "TRIAL_ENDED" | "TRIAL_ENDING" | "WELCOME";
import { FragmentRefs } from "relay-runtime";
export type NotificationRow_notification$data = {
  readonly happenedAt: string;
  readonly kind: NotificationKind;
  readonly offer: {
    readonly id: string;
  } | null | undefined;
  readonly open: boolean;
  readonly text: string;
  readonly title: string;
  readonly " $fragmentType": "NotificationRow_notification";
};
export type NotificationRow_notification$key = {
  readonly " $data"?: NotificationRow_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationRow_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationRow_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "happenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "ac53f78a68eb0388b4ebd0f349edd920";

export default node;
