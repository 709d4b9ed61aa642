<?php

declare(strict_types=1);

namespace Drupal\zelfhulp;

use Drupal\Core\Cache\CacheTagsInvalidatorInterface;
use Drupal\Core\DestructableInterface;
use Drupal\Core\Site\Settings;

/**
 * Reports invalidated cache tags to the site that shows the pages.
 *
 * Tags are collected during the request and sent at its end: after the
 * database has committed, so that the site reads the new page and not the old
 * one, and after the answer, so that no editor waits. A site that is away
 * never undoes a save: its pages end by their lifetime of 30 seconds.
 */
final class Purge implements CacheTagsInvalidatorInterface, DestructableInterface {

  /** Tags in one call; the site reads no body over 64 kB. */
  private const TAGS_PER_CALL = 200;

  /** More tags than this end every page with one call. */
  private const MOST_TAGS = 2000;

  /** Seconds that a call may take, connecting included. */
  private const TIMEOUT = 2;

  /** @var array<string, true> */
  private array $tags = [];

  /**
   * {@inheritdoc}
   */
  public function invalidateTags(array $tags): void {
    foreach ($tags as $tag) {
      $this->tags[(string) $tag] = TRUE;
    }
  }

  /**
   * {@inheritdoc}
   */
  public function destruct(): void {
    // A numeric name of a tag is an integer as a key of an array.
    $tags = array_map('strval', array_keys($this->tags));
    $this->tags = [];
    $url = Settings::get('zelfhulp_purge_url');
    $secret = Settings::get('zelfhulp_purge_secret') ?: getenv('CONTENT_PURGE_SECRET');
    if ($tags === [] || !$url || !$secret) {
      return;
    }
    $bodies = count($tags) > self::MOST_TAGS
      ? [['all' => TRUE]]
      : array_map(static fn (array $part): array => ['tags' => $part], array_chunk($tags, self::TAGS_PER_CALL));
    try {
      foreach ($bodies as $body) {
        $answer = \Drupal::httpClient()->request('POST', $url, [
          'headers' => ['Authorization' => 'Bearer ' . $secret],
          'json' => $body,
          'connect_timeout' => self::TIMEOUT,
          'timeout' => self::TIMEOUT,
          'http_errors' => FALSE,
          'allow_redirects' => FALSE,
        ]);
        if ($answer->getStatusCode() !== 200) {
          \Drupal::logger('zelfhulp')->warning('The site answered a purge with @status.', ['@status' => $answer->getStatusCode()]);
        }
      }
    }
    catch (\Throwable $error) {
      \Drupal::logger('zelfhulp')->warning('The site could not be told of a change: @type.', ['@type' => get_class($error)]);
    }
  }

}
