/**
 * @generated SignedSource<<54f69e096b9cb4313244e0982cf6f6f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImpersonationBanner_impersonation$data = {
  readonly expiresAt: string;
  readonly reason: string;
  readonly user: {
    readonly displayName: string;
    readonly email: string;
    readonly id: string;
  };
  readonly " $fragmentType": "ImpersonationBanner_impersonation";
};
export type ImpersonationBanner_impersonation$key = {
  readonly " $data"?: ImpersonationBanner_impersonation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpersonationBanner_impersonation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImpersonationBanner_impersonation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
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
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Impersonation",
  "abstractKey": null
};

(node as any).hash = "9fcd94fade1d388bc593e80ad574f486";

export default node;
