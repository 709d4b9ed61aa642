<?php

declare(strict_types=1);

namespace Drupal\zelfhulp;

use Drupal\Core\Cache\CacheableResponseInterface;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Adds the words of a form to its elements.
 *
 * The module webform_rest answers with the elements alone: the title of the
 * form, and what it says after sending, stand beside them here.
 */
final class FormWords implements EventSubscriberInterface {

  /**
   * {@inheritdoc}
   *
   * After the answer was written as JSON (128), before the page cache of
   * visitors keeps it (100).
   */
  public static function getSubscribedEvents(): array {
    return [KernelEvents::RESPONSE => ['addWords', 110]];
  }

  /**
   * Adds the words to an answer of webform_rest about the elements of a form.
   */
  public function addWords(ResponseEvent $event): void {
    if (!preg_match('~/webform_rest/([a-z0-9_]+)/fields$~', $event->getRequest()->getPathInfo(), $found)) {
      return;
    }
    $answer = $event->getResponse();
    $elements = json_decode((string) $answer->getContent(), TRUE);
    if ($answer->getStatusCode() !== 200 || !is_array($elements)) {
      return;
    }
    $form = \Drupal::entityTypeManager()->getStorage('webform')->load($found[1]);
    if (!$form) {
      return;
    }
    $words = array_filter([
      '#title' => (string) $form->label(),
      '#confirmation_title' => (string) $form->getSetting('confirmation_title'),
      '#confirmation_message' => (string) $form->getSetting('confirmation_message'),
    ], static fn (string $text): bool => $text !== '');
    $answer->setContent(json_encode($words + $elements, JSON_THROW_ON_ERROR));
    if ($answer instanceof CacheableResponseInterface) {
      $answer->addCacheableDependency($form);
    }
  }

}
