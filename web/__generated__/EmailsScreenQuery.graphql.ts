/**
 * @generated SignedSource<<bffe057fcb21752dc5ee4e3f6b1d9574>>
 * @relayHash 26d0478135946280fba41ce9a2d68784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 637708ee8555edf0f4cd2e15166ed84b57ed5b9bf59a67032667e9c2a0b8725a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailKind = "DATA_EXPORT" | "DELETION" | "DELETION_CANCELED" | "EMAIL_CHANGE" | "FEEDBACK_ANSWER" | "HEALTH" | "LATE_PAYMENT" | "PAYMENT_RECOVERED" | "RECOVERY" | "RESET" | "VERIFICATION" | "WEBHOOK_DISABLED" | "WELCOME";
export type EmailStatus = "BLOCKED" | "BOUNCED" | "HELD" | "OBSOLETE" | "REFUSED" | "SENT" | "WAITING";
export type EmailsScreenQuery$variables = {
  first: number;
  status?: EmailStatus | null | undefined;
};
export type EmailsScreenQuery$data = {
  readonly emailCounts: {
    readonly held: number;
    readonly lastSentAt: string | null | undefined;
    readonly refused: number;
    readonly sent: number;
  };
  readonly emailPreviews: ReadonlyArray<{
    readonly kind: EmailKind;
    readonly label: string;
    readonly url: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EmailList_query">;
};
export type EmailsScreenQuery = {
  response: EmailsScreenQuery$data;
  variables: EmailsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "EmailCounts",
  "kind": "LinkedField",
  "name": "emailCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "held",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSentAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "EmailPreview",
  "kind": "LinkedField",
  "name": "emailPreviews",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailsScreenQuery",
    "selections": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      {
        "args": (v5/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "EmailList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EmailsScreenQuery",
    "selections": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "SentEmailConnection",
        "kind": "LinkedField",
        "name": "emails",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SentEmailEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SentEmail",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "filters": [
          "status"
        ],
        "handle": "connection",
        "key": "EmailList_emails",
        "kind": "LinkedHandle",
        "name": "emails"
      }
    ]
  },
  "params": {
    "id": "637708ee8555edf0f4cd2e15166ed84b57ed5b9bf59a67032667e9c2a0b8725a",
    "metadata": {},
    "name": "EmailsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51e7998839ea52fe607ff10562411617";

export default node;
