/**
 * @generated SignedSource<<a645c2d003dfdfcaff83eb3af77f36c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailStatusCard_viewer$data = {
  readonly email: string;
  readonly emailBounce: {
    readonly bouncedAt: string;
  } | null | undefined;
  readonly isEmailVerified: boolean;
  readonly " $fragmentType": "EmailStatusCard_viewer";
};
export type EmailStatusCard_viewer$key = {
  readonly " $data"?: EmailStatusCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailStatusCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailStatusCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailBounce",
      "kind": "LinkedField",
      "name": "emailBounce",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bouncedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7861e6c41fd50accc52f091b383d3b92";

export default node;
