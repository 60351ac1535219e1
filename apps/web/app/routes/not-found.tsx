import { paths } from "@fernwell/contract/paths";
import { unlisted } from "#app/lib/route-handle.ts";
import { title } from "#app/lib/title.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export const handle = unlisted;

export function meta() {
  return [{ title: title("Page not found") }];
}

export default function NotFound() {
  return (
    <MessagePage
      heading="There is nothing growing here"
      actions={<LinkButton to={paths.landing}>Go to the home page</LinkButton>}
    >
      <p>This page could not be found. The address may be mistyped, or the page may have moved.</p>
    </MessagePage>
  );
}
