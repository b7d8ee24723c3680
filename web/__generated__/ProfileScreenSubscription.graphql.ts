/**
 * @generated SignedSource<<694468b963b393deec27e2c99fef1e69>>
 * @relayHash d448d4027e43ee3c6bcd9bb908c784e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bf9341a6ae8ac6b1f4d84f2dd15ca2c8ee1bb7856c8db5c687e068889df7162

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileScreenSubscription$variables = Record<PropertyKey, never>;
export type ProfileScreenSubscription$data = {
  readonly viewerChanged: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"EmailStatusCard_viewer" | "PhotoCard_viewer" | "ProfileForm_viewer" | "ProfileScreen_viewer">;
    } | null | undefined;
  };
};
export type ProfileScreenSubscription = {
  response: ProfileScreenSubscription$data;
  variables: ProfileScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfileScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerChanged",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PhotoCard_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfileForm_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailStatusCard_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfileScreen_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProfileScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerChanged",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "photoUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
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
                "concreteType": "PlanSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "plan",
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
                    "name": "expiresAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6bf9341a6ae8ac6b1f4d84f2dd15ca2c8ee1bb7856c8db5c687e068889df7162",
    "metadata": {},
    "name": "ProfileScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9ae4d70fd2c2ebd73590ae24e78cea63";

export default node;
