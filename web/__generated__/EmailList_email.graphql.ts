/**
 * @generated SignedSource<<c94517ffdab3790e00abcda5a71e27bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EmailStatus = "BLOCKED" | "BOUNCED" | "HELD" | "OBSOLETE" | "REFUSED" | "SENT" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type EmailList_email$data = {
  readonly canRetry: boolean;
  readonly createdAt: string;
  readonly id: string;
  readonly label: string;
  readonly problem: string | null | undefined;
  readonly recipient: string;
  readonly status: EmailStatus;
  readonly triedAt: string | null | undefined;
  readonly " $fragmentType": "EmailList_email";
};
export type EmailList_email$key = {
  readonly " $data"?: EmailList_email$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailList_email">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailList_email",
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
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
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "triedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRetry",
      "storageKey": null
    }
  ],
  "type": "SentEmail",
  "abstractKey": null
};

(node as any).hash = "60113d9a1e663207b9dee0d7bb93a39d";

export default node;
