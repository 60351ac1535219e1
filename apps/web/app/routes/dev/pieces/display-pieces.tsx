import { CardPiece, MediaCardPiece, SkeletonPiece } from "./display-cards.tsx";
import { AvatarPiece, BannerPiece, EmptyStatePiece, PicturePiece, TablePiece } from "./display-messages.tsx";
import {
  AccordionPiece,
  LinkTabsPiece,
  PaginationPiece,
  TabsPiece,
  ToggleTabsPiece,
} from "./display-navigation.tsx";
import { ConfirmDialogPiece, DialogPiece, ToastPiece } from "./display-overlays.tsx";

export function DisplayPieces() {
  return (
    <div className="space-y-4">
      <DialogPiece />
      <ConfirmDialogPiece />
      <ToastPiece />
      <TabsPiece />
      <ToggleTabsPiece />
      <LinkTabsPiece />
      <AccordionPiece />
      <PaginationPiece />
      <CardPiece />
      <MediaCardPiece />
      <SkeletonPiece />
      <PicturePiece />
      <AvatarPiece />
      <TablePiece />
      <BannerPiece />
      <EmptyStatePiece />
    </div>
  );
}
